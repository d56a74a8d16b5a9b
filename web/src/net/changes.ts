/** What changed between two views, put into the old one. What did not change is shared with it. */
import type { Change, Json, Path, Shown } from "../protocol";

type Data = { [name: string | number]: Json };

export function changed(data: Shown, changes: Change[]): Shown {
  let now = data as Json;
  for (const change of changes) now = put(now, change[0], 0, change);
  return now as Shown;
}

function put(data: Json, path: Path, depth: number, change: Change): Json {
  if (depth === path.length) {
    if (change.length === 2) return change[1];
    const [, at, removed, items] = change;
    return (data as Json[]).toSpliced(at, removed, ...items);
  }
  const step = path[depth]!;
  const twin = (Array.isArray(data) ? [...data] : { ...(data as Data) }) as Data;
  twin[step] = put(twin[step]!, path, depth + 1, change);
  return twin as Json;
}
