import * as dateFormat from '@site/shell/dateFormat';

/** When the next check is, in a sentence. */
export function describeNextCheck(nextCheckAt: string | null): string {
  if (!nextCheckAt) return 'Page checks are turned off on this server.';
  if (Date.parse(nextCheckAt) <= Date.now()) return 'The next check starts within a minute.';
  return `Next check: ${dateFormat.inSentence(nextCheckAt)}.`;
}
