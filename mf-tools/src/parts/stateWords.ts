import type { CheckState } from '@site/api/contract/scans';

/** How each state is called. */
export const STATE_WORDS: Record<CheckState, string> = {
  pass: 'Pass',
  warn: 'Warning',
  fail: 'Fail',
  unknown: 'Unknown',
};
