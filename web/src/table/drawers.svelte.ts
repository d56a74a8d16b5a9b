/** Which drawer of the table is pulled out. */
export type DrawerName = "log" | "chat" | "options" | "settings" | "people" | "rules";

export class Drawers {
  /** The drawer that is out; only one is at a time. */
  name = $state<DrawerName | null>(null);
  /** The rule at which the rules open. */
  rule = $state("");

  open(name: DrawerName) {
    this.name = name;
  }

  openRule = (rule: string) => {
    this.rule = rule;
    this.name = "rules";
  };

  is(name: DrawerName): boolean {
    return this.name === name;
  }

  set(name: DrawerName, open: boolean) {
    if (open) this.name = name;
    else if (this.name === name) this.name = null;
  }
}
