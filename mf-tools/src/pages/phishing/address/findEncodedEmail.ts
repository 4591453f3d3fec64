import type { Address, Span } from './parseAddress';

const CODED = /(?<=[/=#?&])[a-z0-9+/_-]{12,400}={0,2}(?=$|[&#/?])/gi;
const MAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** Finds an email address encoded in base64. */
export function findEncodedEmail({ text, parts }: Address): Span | undefined {
  for (const name of ['query', 'fragment', 'path'] as const) {
    const part = parts[name];
    if (!part) continue;
    for (const hit of text.slice(part.start, part.end).matchAll(CODED))
      if (MAIL.test(decodeBase64(hit[0])))
        return { start: part.start + hit.index, end: part.start + hit.index + hit[0].length };
  }
  return undefined;
}

function decodeBase64(word: string): string {
  try {
    return atob(word.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return '';
  }
}
