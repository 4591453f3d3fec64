import type { LandingDraft } from '../landingPages/contract';

const DAY_MS = 86_400_000;

/**
 * The draft of a new landing page. A countdown without a date, or whose date is over, ends in two weeks. A page with a
 * countdown expires three days after it, and then redirects to the page that its illustration belongs to.
 */
export function toNewPage(draft: LandingDraft, now: Date): LandingDraft {
  const blocks = draft.blocks.map((block) =>
    block.kind === 'countdown' && (!block.until || Date.parse(block.until) <= now.getTime())
      ? { ...block, until: inTwoWeeks(now) }
      : block,
  );
  const ends = blocks.flatMap((block) => (block.kind === 'countdown' ? [Date.parse(block.until)] : []));
  const expireAt = new Date(Math.max(...ends.filter(Number.isFinite)) + 3 * DAY_MS);
  const page = { ...draft, label: nameOf(draft.slug), blocks };
  if (Number.isNaN(expireAt.getTime())) return page;
  const hero = blocks.find(({ kind }) => kind === 'hero');
  return {
    ...page,
    expireAt: expireAt.toISOString(),
    expireTo: hero?.kind === 'hero' ? hero.drawnAs : '',
  };
}

/** The name that a slug is made from, so that the slug follows when the member changes the name. */
const nameOf = (slug: string) => `${slug.charAt(0).toUpperCase()}${slug.slice(1, 120)}`.replaceAll('-', ' ');

/** 16:00 UTC is in the morning in Texas all year. */
const inTwoWeeks = (now: Date) =>
  `${new Date(now.getTime() + 14 * DAY_MS).toISOString().slice(0, 10)}T16:00:00.000Z`;
