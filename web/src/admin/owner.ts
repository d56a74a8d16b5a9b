/** The owner's part of the server. The token is kept until the tab is closed, and nowhere else. */
import { call } from "../net/api";
import type { ComplaintList, Expired, House, Rooms, SetOwner } from "../protocol";

const PLACE = "klubovna.owner";

function kept(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

class Owner {
  private word = kept();

  get token(): string {
    return this.word;
  }

  set token(word: string) {
    this.word = word;
    try {
      sessionStorage.setItem(PLACE, word);
    } catch {
      // then it is asked for again
    }
  }

  house = () => call<House>("admin/house", undefined, this.token);
  set = (wanted: SetOwner) => call<House>("admin/house", wanted, this.token);
  rooms = (status: string, start: number) => call<Rooms>(`admin/rooms?start=${start}${status ? `&status=${status}` : ""}`, undefined, this.token);
  delete = (room: string) => call<null>(`admin/rooms/${room}`, undefined, this.token, "DELETE");
  complaints = () => call<ComplaintList>("admin/complaints", undefined, this.token);
  settle = (id: string) => call<null>(`admin/complaints/${id}`, undefined, this.token, "DELETE");
  expire = (days: number, finished: boolean) => call<Expired>("admin/expire", { days, finished }, this.token);
  ban = (kind: string, who: string, why: string) => call<unknown>("admin/bans", { kind, who, why }, this.token);
  unban = (kind: string, who: string) => call<null>(`admin/bans/${kind}/${who}`, undefined, this.token, "DELETE");
}

export const owner = new Owner();
