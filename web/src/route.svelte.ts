/** Addresses of the clubhouse: `/`, `/t/<room>`, `/t/<room>/replay?at=12&seat=1`, `/t/<room>/analysis?at=12`, `/replay`
 * (a match from a file) and `/replay/<file>`, `/learn/<game>/<lesson>`, `/puzzle/<game>/<puzzle>`, `/rules/<game>/<number>`, `/card`,
 * `/card/take#<code>`, `/card/confirm#<code>`, `/card/off#<token>`, `/club`, `/evenings`, `/evenings/new`, `/e/<evening>`, `/e/<evening>/plan`, `/privacy`,
 * `/admin`, `/about`. */
export type Screen =
  | { name: "home" }
  | { name: "about" }
  | { name: "members"; page: "card" | "take" | "confirm" | "off" | "club" | "privacy" }
  | { name: "admin" }
  | { name: "evenings"; evening: string; planning: boolean }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "lost" }
  | { name: "table"; room: string }
  | { name: "replay"; room: string }
  | { name: "analysis"; room: string }
  | { name: "open-file" }
  | { name: "file"; file: string }
  | { name: "puzzle"; game: string; puzzle: string };

export function screenOf(path: string): Screen {
  const [, first, room, more] = path.split("/");
  if (first === "t" && room) return tableOf(room.toLowerCase(), more); // a code may have been typed with capitals
  if (first === "replay") return room ? { name: "file", file: room } : { name: "open-file" };
  if (first === "puzzle" && room && more) return { name: "puzzle", game: room, puzzle: more };
  if (first === "learn" && room && more) return { name: "lesson", game: room, lesson: more };
  if (first === "rules" && room) return { name: "rules", game: room, rule: more ?? "" };
  if (first === "card" && (room === "take" || room === "confirm" || room === "off")) return { name: "members", page: room };
  if (first === "card" || first === "club" || first === "privacy") return { name: "members", page: first };
  if (first === "e" || first === "evenings") return { name: "evenings", evening: room ?? "", planning: room === "new" || more === "plan" };
  if (!first) return { name: "home" };
  return first === "about" || first === "admin" ? { name: first } : { name: "lost" };
}

const ROOM = /^[a-z0-9]{4,32}$/; // what the server takes for a table at all

function tableOf(room: string, more: string | undefined): Screen {
  if (!ROOM.test(room)) return { name: "lost" };
  return { name: more === "replay" || more === "analysis" ? more : "table", room };
}

class Route {
  screen = $state.raw<Screen>(screenOf(location.pathname));

  read() {
    this.screen = screenOf(location.pathname);
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Links inside the clubhouse change the screen without a new page. */
  follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
