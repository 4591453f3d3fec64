/** Formats a count with its noun: `1 redirect`, `1,000 redirects`. */
export const formatQuantity = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;
