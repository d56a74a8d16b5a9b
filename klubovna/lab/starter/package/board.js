/**
 * The board: `mount` is called once with an element and the table, and returns what draws the table anew.
 * `table` has view, seat, names, options ({ key, label, refs }), result, choose(key) and text(id, args).
 */
export function mount(element, table) {
  const draw = (now) => {
    const board = document.createElement("div");
    board.style.cssText = "display:flex;flex-wrap:wrap;gap:1rem;justify-content:center;padding:2rem;max-width:40rem;margin:auto";
    for (let at = 0; at < now.view.stones; at++) {
      const take = now.options.find((option) => option.refs.length === at + 1);
      const stone = document.createElement("button");
      stone.type = "button";
      stone.disabled = !take;
      stone.style.cssText = "width:4rem;height:4rem;border-radius:50%;border:3px solid var(--ink);background:var(--b)";
      if (take) {
        stone.style.background = "var(--flame)";
        stone.dataset.key = take.key;
        stone.setAttribute("aria-label", take.label);
        stone.title = take.label;
        stone.onclick = () => now.choose(take.key);
      }
      board.append(stone);
    }
    element.replaceChildren(board);
  };
  draw(table);
  return draw;
}
