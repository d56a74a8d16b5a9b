/** How much room there is: the same limits as in the style sheets. */
class Desk {
  /** The log has its own strip beside the cloth. */
  wide = $state(false);
  /** A phone: one column, buttons at the bottom. */
  phone = $state(false);

  constructor() {
    this.watch("(min-width: 1181px)", (fits) => (this.wide = fits));
    this.watch("(max-width: 820px)", (fits) => (this.phone = fits));
  }

  private watch(query: string, set: (fits: boolean) => void) {
    const list = matchMedia(query);
    set(list.matches);
    list.addEventListener("change", () => set(list.matches));
  }
}

export const desk = new Desk();
