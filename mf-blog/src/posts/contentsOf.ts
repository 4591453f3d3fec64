import type { Post } from '@site/api/contract/posts';

export interface ContentsEntry {
  id: string;
  text: string;
  /** Where the section begins on the ruler, 0 to 1. */
  at: number;
  /** When a reader gets there: "1:20". */
  clock: string;
}

/**
 * The sections of a note on the ruler of its own reading time. Sections that begin close together are moved apart
 * so far that their names can be read.
 */
export function contentsOf({ html, headings, readingMinutes }: Reading): ContentsEntry[] {
  const sections = headings.filter((heading) => heading.level === 2);
  const whole = lengthOf(html);
  const shares = sections.map(({ id }) => lengthOf(html.slice(0, html.indexOf(`id="${id}"`))) / whole);
  const places = spread(shares.map((share) => (Number.isFinite(share) ? share : 0)));
  return sections.map(({ id, text }, index) => ({
    id,
    text,
    at: places[index]!,
    clock: clockOf(shares[index]! * readingMinutes),
  }));
}

type Reading = Pick<Post, 'html' | 'headings' | 'readingMinutes'>;

const GAP = 0.105;

const lengthOf = (html: string) => html.replace(/<[^>]*>?/g, '').length;

/** Pushes places apart downwards, then back up where that went over the end. */
function spread(shares: number[]): number[] {
  const gap = Math.min(GAP, 0.94 / Math.max(1, shares.length));
  const places: number[] = [];
  for (const share of shares) places.push(Math.max(share, (places.at(-1) ?? -1) + gap));
  let limit = 1 - gap / 2;
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index]!, limit);
    limit = places[index]! - gap;
  }
  return places;
}

function clockOf(minutes: number): string {
  const tens = Math.round((Number.isFinite(minutes) ? minutes : 0) * 6);
  return `${Math.floor(tens / 6)}:${tens % 6}0`;
}
