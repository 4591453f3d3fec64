import type { CheckState } from '@site/api/tools/scans/contract';

/** Label of each check state. */
export const CHECK_STATE_LABELS: Record<CheckState, string> = {
  pass: 'Pass',
  warn: 'Warning',
  fail: 'Fail',
  unknown: 'Unknown',
};
