/**
 * Parses a URL; undefined if the text is none. Not `URL.canParse`: once V8 has optimized a call of it, Node 20 reads a
 * Latin-1 text as UTF-8, so that it accepts what `new URL` rejects, and the reverse.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
