import mongoose from 'mongoose';
import { splitPeriod } from '../events/totals';
import type { UniqueVisitors } from '../reports/contract';
import type { ReportFilter } from '../reports/parseFilters';
import { firstRetainedDay } from '../reports/readCounts';
import { matchVisits, maxVisits } from '../reports/readVisits';
import { Visit } from '../visits/model';
import { estimateDistinct, mergeSketches, sketchSize } from './distinctSketch';
import { BrowserSketch, type BrowserSketchRecord } from './model';

/**
 * Counts the browsers of visitors who allowed analytics in a period, each once: from single visits where they are
 * stored and few, else from sketches, which know no filters. Null where neither is possible.
 */
export async function countUniqueVisitors(
  { from, to }: { from: string; to: string },
  filters: readonly ReportFilter[],
  visits: number,
): Promise<UniqueVisitors | null> {
  if (from >= firstRetainedDay() && visits <= maxVisits) {
    const ids: (string | null)[] = await Visit.distinct('browserId', matchVisits(from, to, filters));
    return { count: ids.filter((id) => id !== null).length, isEstimate: false };
  }
  if (filters.length) return null;
  const parts = splitPeriod(from, to).map(({ bucket, at }) => ({ bucket, at: mongoose.trusted(at) }));
  const stored = await BrowserSketch.find({ $or: parts } as object, { hashes: 1 }).lean<
    Pick<BrowserSketchRecord, 'hashes'>[]
  >();
  const sketch = mergeSketches(stored.map(({ hashes }) => hashes));
  return { count: estimateDistinct(sketch), isEstimate: sketch.length === sketchSize };
}
