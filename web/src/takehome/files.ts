/** Files that leave the clubhouse and files that come in. */
import { fetchFile, openFile, CallFailed } from "../net/api";
import { prefs } from "../prefs.svelte";

export type Kind = "story" | "lines" | "record" | "report";
/** As much as the server takes: a match has a tenth of it. */
const LARGEST = 512 * 1024;

function pathOf(kind: Kind, room: string, seat: number | null): string {
  const eyes = seat === null ? "" : `seat=${seat}`;
  if (kind === "record") return `rooms/${room}/record`;
  if (kind === "report") return `rooms/${room}/report?${eyes}`;
  return `rooms/${room}/story?lang=${prefs.lang}&form=${kind === "story" ? "text" : "jsonl"}${eyes && `&${eyes}`}`;
}

/** Fetches the file and hands it to the browser to keep; gives its name. */
export async function take(kind: Kind, room: string, seat: number | null): Promise<string> {
  const { name, body } = await fetchFile(pathOf(kind, room, seat), room);
  let content = body;
  if (kind === "report") {
    const client = { agent: navigator.userAgent, width: innerWidth, height: innerHeight, lang: prefs.lang, theme: prefs.theme };
    content = new Blob([JSON.stringify({ ...JSON.parse(await body.text()), client })], { type: "application/json" });
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

/** Has the server check a match; gives the address under which it can be watched for a while. */
export async function watchFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new CallFailed({ id: "too-large", text: "" }, 413);
  const text = await file.text();
  JSON.parse(text); // what is none is not even sent
  const opened = await openFile(text);
  return `/replay/${opened.id}`;
}
