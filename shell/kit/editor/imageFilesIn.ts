/** The pictures among what was pasted or dropped; none where it holds text as well, which is what was meant then. */
export function imageFilesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
