import type { Address, Span } from './parseAddress';

const CODED = /(?<=[/=#?&])[a-z0-9+/_-]{12,400}={0,2}(?=$|[&#/?])/gi;
const MAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** A mail address written in base64, where only machines read it. */
export function encodedMailAddress({ text, parts }: Address): Span | undefined {
  for (const name of ['query', 'fragment', 'path'] as const) {
    const part = parts[name];
    if (!part) continue;
    for (const hit of text.slice(part.start, part.end).matchAll(CODED))
      if (MAIL.test(decoded(hit[0])))
        return { start: part.start + hit.index, end: part.start + hit.index + hit[0].length };
  }
  return undefined;
}

function decoded(word: string): string {
  try {
    return atob(word.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return '';
  }
}
