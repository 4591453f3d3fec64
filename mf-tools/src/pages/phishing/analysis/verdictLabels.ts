/** Label of each verdict. */
export const VERDICT_LABELS = {
  nothing: 'No warning signs found',
  suspicious: 'Suspicious',
  dangerous: 'Dangerous',
} as const;
