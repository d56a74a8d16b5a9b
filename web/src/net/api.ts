/** The HTTP side of the server. Every call either gives what it promises or throws a Trouble with a sentence in it. */
import type {
  Created,
  CreateTable,
  Figures,
  GameInfo,
  GameTexts,
  LessonInfo,
  LessonMoment,
  PlayOn,
  Problem,
  Reason,
  Replay,
  ReplayPosition,
  Table,
  Tables,
  Verified,
} from "../protocol";
import { prefs } from "../prefs.svelte";
import { mine } from "./mine.svelte";

export class Trouble extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

export async function call<T>(path: string, body?: unknown, token?: string | null, method?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble({ id: "no-net", text: "" }, 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Trouble(problem?.reason ?? { id: "no-net", text: `${answer.status} ${answer.statusText}` }, answer.status);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const getGames = () => call<GameInfo[]>("games");
export const getTexts = (game: string, lang: string) => call<GameTexts>(`texts/${game}/${lang}`);
export const getLessons = (game: string) => call<LessonInfo[]>(`lessons/${game}`);
export const getMoment = (game: string, lesson: string, keys: string[]) => call<LessonMoment>(`lessons/${game}/${lesson}`, { keys });
export const getFigures = (lang: string) => call<Figures>(`figures/${lang}`);
export const getTables = () => call<Tables>("rooms");
export const getTable = (room: string) => call<Table>(`rooms/${room}`);
export const createTable = (table: CreateTable) => call<Created>("rooms", table);
export const getReplay = (room: string, seat: number | null) =>
  call<Replay>(`rooms/${room}/replay${seatQuery(seat)}`, undefined, mine.token(room));
export const getReplayPosition = (room: string, moves: number, seat: number | null) =>
  call<ReplayPosition>(`rooms/${room}/replay/${moves}${seatQuery(seat)}`, undefined, mine.token(room));
export const playOn = (room: string, from: PlayOn) => call<Created>(`rooms/${room}/fork`, from);
export const verify = (room: string) => call<Verified>(`rooms/${room}/verify`);
