/** The token that an address brings along for a page that is not public yet; nothing for what cannot be one. */
export function previewToken(search: string): string | undefined {
  if (!search.includes('preview=')) return undefined;
  const token = new URLSearchParams(search).get('preview') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}
