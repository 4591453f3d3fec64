/** The preview token of a URL; undefined if it is missing or malformed. */
export function previewToken(search: string): string | undefined {
  if (!search.includes('preview=')) return undefined;
  const token = new URLSearchParams(search).get('preview') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
