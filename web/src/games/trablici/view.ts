/** What the board of Trablíci counts out of the view. */

/** As which one a seat takes a card after the turn of the active player: 1, 2... */
export function pickOrder(seat: number, active: number, seats: number): number {
  return (seat - active + seats) % seats;
}
