/** The image files of a paste or drop; none if it contains text as well, which is preferred. */
export function imageFilesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
