/** What was chosen at home last, for those who come back from another page. */
export type Way = "bots" | "friends" | "anyone" | "device";

export const choice: { game: string; way: Way } = { game: "", way: "bots" };
