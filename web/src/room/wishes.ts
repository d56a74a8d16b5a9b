/** What was wanted of a table on the way to it: to start at once, or to be shared by people at one device. */
const PLACE = "klubovna.wish";

interface Wish {
  room: string;
  start: boolean;
  hotSeat: boolean;
}

function write(wish: Wish) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(wish));
  } catch {
    // then the player presses the button
  }
}

export const wishes = {
  start: (room: string) => write({ room, start: true, hotSeat: false }),
  share: (room: string) => write({ room, start: false, hotSeat: true }),
  take(room: string): Wish {
    const none = { room, start: false, hotSeat: false };
    try {
      const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Wish | null;
      if (kept?.room !== room) return none;
      sessionStorage.removeItem(PLACE);
      return kept;
    } catch {
      return none;
    }
  },
};
