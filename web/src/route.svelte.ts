/** Addresses of the clubhouse: `/`, `/t/<room>`, `/t/<room>/replay?at=12&seat=1`, `/learn/<game>/<lesson>`, `/about`, `/card`, `/card/take#<code>`,
 * `/club`, `/privacy`. */
export type Screen =
  | { name: "home" }
  | { name: "about" }
  | { name: "members"; page: "card" | "take" | "club" | "privacy" }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "lost" }
  | { name: "table"; room: string }
  | { name: "replay"; room: string };

export function screenOf(path: string): Screen {
  const [, first, room, more] = path.split("/");
  if (first === "t" && room) return more === "replay" ? { name: "replay", room } : { name: "table", room };
  if (first === "learn" && room && more) return { name: "lesson", game: room, lesson: more };
  if (first === "card" || first === "club" || first === "privacy") return { name: "members", page: first === "card" && room === "take" ? "take" : first };
  if (!first) return { name: "home" };
  return first === "about" ? { name: "about" } : { name: "lost" };
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
