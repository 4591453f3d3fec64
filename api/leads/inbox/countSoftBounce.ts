const DAY_MS = 86_400_000;

/** After so many soft bounces on different days within so many days, newsletters to the address pause. */
export const SOFT_BOUNCE_LIMIT = 3;
export const SOFT_BOUNCE_DAYS = 14;

/** The soft bounces that count with another one. Several within a day are one: a server reports each email. */
export function countSoftBounce(before: readonly Date[], at: Date): Date[] {
  const recent = before.filter((time) => at.getTime() - time.getTime() < SOFT_BOUNCE_DAYS * DAY_MS);
  const isRepeated = recent.some((time) => Math.abs(at.getTime() - time.getTime()) < DAY_MS);
  return isRepeated ? recent : [...recent, at];
}
