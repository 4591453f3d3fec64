import type { ContentRow } from '@site/api/content/documents/contract';
import type { ApiError } from '@site/shell/kit/query';

/**
 * Applies an action to documents one after the other and resolves with the changed rows. Documents that fail with one
 * of `skippedStatuses` are skipped; any other error stops the loop. Rejects if it fails before anything was changed.
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
      // An invalid redirect target concerns all documents.
      if (!done.length && (!isSkippable || fieldErrors?.to)) throw error;
      if (!isSkippable) break;
    }
  }
  return done;
}
