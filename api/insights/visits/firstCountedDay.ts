import { VisitRollup } from './model';

/** The first day that this site counted itself; null before the first visit. */
export async function firstCountedDay(): Promise<string | null> {
  const first = await VisitRollup.findOne({ combination: 'total', bucket: 'day' })
    .sort({ at: 1 })
    .select('at')
    .lean<{ at: string }>();
  return first?.at ?? null;
}
