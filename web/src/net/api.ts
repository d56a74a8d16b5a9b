/** The HTTP side of the server. Every call either gives what it promises or throws a CallFailed with a sentence in it. */
import type {
  Analysed,
  Created,
  CreateTable,
  Figures,
  GameInfo,
  GameTexts,
  LessonInfo,
  LessonMoment,
  OpenedFile,
  PlayOn,
  Problem,
  PuzzleInfo,
  PuzzleMoment,
  PuzzleOfTheDay,
  PuzzleSolution,
  Reason,
  Replay,
  ReplayPosition,
  Table,
  Tables,
  Verified,
} from "../protocol";
import { prefs } from "../prefs.svelte";
import { mine } from "./mine.svelte";

export class CallFailed extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

/** What to tell people about a call that failed: the server's own sentence, or `other` where there is none. */
export function sentenceOf(error: unknown, other: string): string {
  return (error instanceof CallFailed && error.reason.text) || other;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function call<T>(path: string, body?: unknown, token?: string | null, method?: Method): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await sent(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function sent(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, request);
  } catch {
    throw new CallFailed({ id: "no-net", text: "" }, 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new CallFailed(problem?.reason ?? { id: "no-net", text: `${answer.status} ${answer.statusText}` }, answer.status);
  }
  return answer;
}

/** A file of a table, with the name that the server gives it. */
export async function fetchFile(path: string, room: string): Promise<{ name: string; body: Blob }> {
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  const token = mine.token(room);
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await sent(path, { headers });
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
  return { name: name ?? "klubovna", body: await answer.blob() };
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const getGames = () => call<GameInfo[]>("games");
export const getTexts = (game: string, lang: string) => call<GameTexts>(`texts/${game}/${lang}`);
export const getLessons = (game: string) => call<LessonInfo[]>(`lessons/${game}`);
export const getMoment = (game: string, lesson: string, keys: string[]) => call<LessonMoment>(`lessons/${game}/${lesson}`, { keys });
export const getPuzzles = (game: string) => call<PuzzleInfo[]>(`puzzles/${game}`);
export const getDaily = () => call<PuzzleOfTheDay>("puzzles");
export const getPuzzle = (game: string, puzzle: string, keys: string[]) => call<PuzzleMoment>(`puzzles/${game}/${puzzle}`, { keys });
export const getSolution = (game: string, puzzle: string) => call<PuzzleSolution>(`puzzles/${game}/${puzzle}/solution`);
export const getFigures = (lang: string) => call<Figures>(`figures/${lang}`);
export const getTables = () => call<Tables>("rooms");
export const getTable = (room: string) => call<Table>(`rooms/${room}`);
export const createTable = (table: CreateTable) => call<Created>("rooms", table);
export const getReplay = (room: string, seat: number | null) =>
  call<Replay>(`rooms/${room}/replay${seatQuery(seat)}`, undefined, mine.token(room));
export const getReplayPosition = (room: string, moves: number, seat: number | null) =>
  call<ReplayPosition>(`rooms/${room}/replay/${moves}${seatQuery(seat)}`, undefined, mine.token(room));
/** A match from a file, as it is in there: the server reads it. */
export async function openFile(text: string): Promise<OpenedFile> {
  const headers = { "Accept-Language": prefs.lang, "Content-Type": "application/json" };
  return (await sent("replays", { method: "POST", headers, body: text })).json() as Promise<OpenedFile>;
}
export const getFileReplay = (id: string, seat: number | null) => call<Replay>(`replays/${id}${seatQuery(seat)}`);
export const getFilePosition = (id: string, moves: number, seat: number | null) =>
  call<ReplayPosition>(`replays/${id}/${moves}${seatQuery(seat)}`);
export const getAnalysis = (room: string) => call<Analysed>(`rooms/${room}/analysis`);
export const analyse = (room: string, wanted: boolean) => call<Analysed>(`rooms/${room}/analysis`, { wanted });
export const playOn = (room: string, from: PlayOn) => call<Created>(`rooms/${room}/fork`, from);
export const verify = (room: string) => call<Verified>(`rooms/${room}/verify`);
