import type { ContentRow } from '@site/api/content/documents/contract';
import type { ApiError } from '@site/shell/kit/query';

/**
 * Does the same with many documents, one after the other, and resolves with those it was done with, as they then are.
 * What answers with one of the `left` statuses is left alone; so is the rest when the API goes away among them. Rejects
 * where nothing was done for a reason that is not one document's own.
 */
export async function applySequentially<Row extends ContentRow>(
  rows: readonly Row[],
  action: (row: Row) => Promise<Partial<ContentRow>>,
  skippedStatuses: readonly number[],
): Promise<Row[]> {
  const done: Row[] = [];
  for (const row of rows) {
    try {
      done.push({ ...row, ...(await action(row)) });
    } catch (error) {
      const { status, fieldErrors } = error as ApiError;
      const isSkippable = skippedStatuses.includes(status);
      // What was said once for all of them is no reason of one.
      if (!done.length && (!isSkippable || fieldErrors?.to)) throw error;
      if (!isSkippable) break;
    }
  }
  return done;
}
