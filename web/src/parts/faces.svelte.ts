/** The seats of the table that is looked at, so that every name can wear its face. */
import type { Seat } from "../protocol";

class AtTable {
  seats = $state.raw<Seat[]>([]);

  /** Inside an effect: these sit there until somebody else does, or nobody looks any more. */
  show(seats: Seat[]) {
    this.seats = seats;
    return () => (this.seats = []);
  }
}

export const atTable = new AtTable();
