/** Days in a row, as 2026-11-17. */
export function streakOf(days: string[], today: string): number {
  let day = days.includes(today) ? today : dayBefore(today);
  let count = 0;
  while (days.includes(day)) {
    count++;
    day = dayBefore(day);
  }
  return count;
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
