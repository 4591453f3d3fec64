/** Whole US dollars: $12,000 */
export const formatDollars = (value: number): string => `$${value.toLocaleString('en-US')}`;
