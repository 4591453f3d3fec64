import type { Address, PartName, Span } from './parseAddress';

/** A warning sign of a URL: its points, location and explanation. */
export interface Finding {
  id: string;
  points: number;
  spans: Span[];
  message: string;
}

/** Position of a word of the host in the text. */
export function findWordSpan({ text, parts }: Address, word: string): Span | undefined {
  for (const part of [parts.domain, parts.subdomain, parts.suffix]) {
    const at = part ? text.slice(part.start, part.end).toLowerCase().indexOf(word.toLowerCase()) : -1;
    if (part && at >= 0) return { start: part.start + at, end: part.start + at + word.length };
  }
  return undefined;
}

export function findSpan({ text, parts }: Address, pattern: RegExp, names: PartName[]): Span | undefined {
  for (const name of names) {
    const part = parts[name];
    const hit = part && pattern.exec(text.slice(part.start, part.end));
    if (part && hit) return { start: part.start + hit.index, end: part.start + hit.index + hit[0].length };
  }
  return undefined;
}

export const getHostSpan = ({ subdomain, domain, suffix }: Address['parts']) => {
  const all = [subdomain, domain, suffix].filter((span) => span !== undefined);
  const [first] = all;
  const last = all.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

export const createFinding = (
  id: string,
  points: number,
  spans: (Span | undefined)[],
  message: string,
): Finding => ({
  id,
  points,
  spans: spans.filter((span) => span !== undefined),
  message,
});
