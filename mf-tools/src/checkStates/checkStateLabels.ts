import type { CheckState } from '@site/api/tools/scans/contract';

/** How each state is called. */
export const CHECK_STATE_LABELS: Record<CheckState, string> = {
  pass: 'Pass',
  warn: 'Warning',
  fail: 'Fail',
  unknown: 'Unknown',
};
