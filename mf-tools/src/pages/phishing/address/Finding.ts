import type { Address, PartName, Span } from './parseAddress';

/** A reason to doubt an address: what it adds, where it stands, and what it means in plain words. */
export interface Finding {
  id: string;
  points: number;
  spans: Span[];
  says: string;
}

/** Where a word of the host stands in the text. */
export function wordSpan({ text, parts }: Address, word: string): Span | undefined {
  for (const part of [parts.domain, parts.subdomain, parts.suffix]) {
    const at = part ? text.slice(part.start, part.end).toLowerCase().indexOf(word.toLowerCase()) : -1;
    if (part && at >= 0) return { start: part.start + at, end: part.start + at + word.length };
  }
  return undefined;
}

export function placeIn({ text, parts }: Address, pattern: RegExp, names: PartName[]): Span | undefined {
  for (const name of names) {
    const part = parts[name];
    const hit = part && pattern.exec(text.slice(part.start, part.end));
    if (part && hit) return { start: part.start + hit.index, end: part.start + hit.index + hit[0].length };
  }
  return undefined;
}

export const hostOf = ({ subdomain, domain, suffix }: Address['parts']) => {
  const all = [subdomain, domain, suffix].filter((span) => span !== undefined);
  const [first] = all;
  const last = all.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

export const createFinding = (
  id: string,
  points: number,
  spans: (Span | undefined)[],
  says: string,
): Finding => ({
  id,
  points,
  spans: spans.filter((span) => span !== undefined),
  says,
});
