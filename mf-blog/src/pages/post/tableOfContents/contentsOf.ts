import type { Post } from '@site/api/content/posts/contract';

export interface ContentsEntry {
  id: string;
  text: string;
  /** Where the section begins in the text, 0 to 1. */
  at: number;
  /** Reading time up to the section: "1:20". */
  clock: string;
}

/**
 * The sections of a post, placed along its reading time. Sections that begin close together are moved apart so that
 * their titles do not overlap.
 */
export function contentsOf({ html, headings, readingMinutes }: ContentsSource): ContentsEntry[] {
  const sections = headings.filter((heading) => heading.level === 2);
  const total = lengthOf(html);
  const shares = sections.map(({ id }) => lengthOf(html.slice(0, html.indexOf(`id="${id}"`))) / total);
  const positions = spreadOut(shares.map((share) => (Number.isFinite(share) ? share : 0)));
  return sections.map(({ id, text }, index) => ({
    id,
    text,
    at: positions[index]!,
    clock: clockOf(shares[index]! * readingMinutes),
  }));
}

type ContentsSource = Pick<Post, 'html' | 'headings' | 'readingMinutes'>;

const GAP = 0.105;

const lengthOf = (html: string) => html.replace(/<[^>]*>?/g, '').length;

/** Moves positions apart downwards, then back up where the last ones pass the end. */
function spreadOut(shares: number[]): number[] {
  const gap = Math.min(GAP, 0.94 / Math.max(1, shares.length));
  const positions: number[] = [];
  for (const share of shares) positions.push(Math.max(share, (positions.at(-1) ?? -1) + gap));
  let limit = 1 - gap / 2;
  for (let index = positions.length - 1; index >= 0; index--) {
    positions[index] = Math.min(positions[index]!, limit);
    limit = positions[index]! - gap;
  }
  return positions;
}

function clockOf(minutes: number): string {
  const tens = Math.round((Number.isFinite(minutes) ? minutes : 0) * 6);
  return `${Math.floor(tens / 6)}:${tens % 6}0`;
}
