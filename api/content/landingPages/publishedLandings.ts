import type { Logger } from 'pino';
import { is } from 'superstruct';
import type { TestedPage, VariantName } from '../../insights/variants/contract';
import { blocksOf, type PageTest, testOf } from '../../insights/variants/testOf';
import { mediaIdsIn } from '../../media/mediaAddress';
import { type PictureSize, pictureSizes } from '../../media/pictureSizes';
import { dropInvalid } from '../../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { knownRecords } from '../../platform/db/knownRecords';
import { renderingOf } from '../markdown/renderings';
import { withPictureSizes } from '../markdown/withPictureSizes';
import {
  type LandingAnswer,
  type LandingBlock,
  type LandingBlockDraft,
  LandingPage as LandingView,
  publishableBlock,
  SitePath,
} from './contract';
import { decoded } from './landingAddress';
import { landingPath, landingState, leadsBack } from './landingState';
import { LandingPage, type LandingPageRecord } from './model';

/** Every landing page that is no draft, by slug, as it was at most two seconds ago; the last known while the database is away. */
export const knownLandings = staleWhileRevalidate(async () => {
  const records = await noDrafts();
  if (last?.records === records) return last.bySlug;
  last = { records, bySlug: new Map(records.map((record) => [record.slug, record])) };
  return last.bySlug;
}, 2000);

const noDrafts = knownRecords<LandingPageRecord>(LandingPage, () => ({ isDraft: false }), {
  ...{ publishAt: -1, _id: -1 },
});
let last: { records: LandingPageRecord[]; bySlug: Map<string, LandingPageRecord> } | undefined;

const nothing: LandingAnswer = { page: null, isExpired: false, leadsTo: null };

/** What stands at a slug now. Most of the slugs that are asked for are nobody's: for these nothing is read or kept. */
export async function landingAt(slug: string, log: Logger, given: Given): Promise<LandingAnswer> {
  const now = new Date();
  const record = (await knownLandings()).get(slug);
  if (!record) return nothing;
  const state = landingState(record, now);
  if (state === 'expired') return { ...nothing, isExpired: true, leadsTo: wayOnFrom(record) };
  if (state !== 'published') return nothing;
  const test = testOf(record);
  const variant = test && given(test);
  const shown = {
    ...(await viewOf(record, variant)),
    ...(test && variant && { test: { run: test.run, variant } }),
  };
  const [page = null] = dropInvalid('landing page', [shown], LandingView, log);
  return { ...nothing, page };
}

/** A landing page that brought somebody here: its address, and who sends visitors there. */
export interface LandingBehind {
  landing?: string;
  partner?: string;
}

/**
 * What brought whoever sends something: the landing page that it is sent from, else the one they say they saw last.
 * Nothing where neither is one that anybody can have seen.
 */
export async function landingBehind(sentFrom = '', seenLast = ''): Promise<LandingBehind> {
  const landings = await knownLandings();
  const now = new Date();
  const [record] = [sentFrom, seenLast].flatMap((path) => {
    const one = landings.get(slugIn(path));
    return one && landingState(one, now) !== 'scheduled' && isShownAt(path, one) ? one : [];
  });
  return record ? { landing: landingPath(record), partner: record.partner } : {};
}

const slugIn = (path: string) => decoded(/^\/(?:landing\/)?([^/]+)\/?$/.exec(path)?.[1] ?? '');

const isShownAt = (path: string, record: LandingPageRecord) =>
  shownAt(record)
    .map(decoded)
    .includes(decoded(path.replace(/\/$/, '')));

/** The addresses at which visitors are shown a page. At the root another page may have its slug. */
export const shownAt = (record: Pick<LandingPageRecord, 'slug' | 'kind'>): string[] => {
  const kinds = [record.kind, 'campaign', 'programmatic'] as const;
  return [...new Set(kinds.map((kind) => landingPath({ ...record, kind })))];
};

/** Which variant of a page is shown. */
type Given = (test: PageTest) => VariantName;

/** Every address at which visitors are shown one of several variants. */
export async function testedPages(): Promise<TestedPage[]> {
  const now = new Date();
  return [...(await knownLandings()).values()]
    .filter((record) => record.goal && record.variants?.length && landingState(record, now) === 'published')
    .flatMap((record) => {
      const { run = '', variants = [] } = testOf(record) ?? {};
      return shownAt(record).map((path) => ({ path, run, variants: variants.length }));
    });
}

const wayOnFrom = ({ expireTo, slug }: LandingPageRecord) =>
  is(expireTo, SitePath) && !leadsBack(expireTo, { slug }) ? expireTo : null;

/** The page of every landing page that may be found. */
export async function landingAddresses() {
  const now = new Date();
  return [...(await knownLandings()).values()]
    .filter((record) => record.isListed && landingState(record, now) === 'published')
    .map((record) => ({
      path: landingPath(record),
      label: record.label,
      changedAt: new Date(Math.max(record.publishAt.getTime(), record.updatedAt.getTime())).toISOString(),
    }));
}

type Words = Pick<
  LandingPageRecord,
  '_id' | 'slug' | 'kind' | 'searchTitle' | 'description' | 'isListed' | 'blocks' | 'variants'
>;

/** A page as its address would show it now, whatever its state; blocks that are not whole are left out. */
export async function previewedLanding(words: Words, variant?: VariantName): Promise<LandingAnswer> {
  const whole = [...blocksOf(words, variant).entries()].filter(([, block]) =>
    is(block, publishableBlock(block)),
  );
  const page = await viewOf({ ...words, blocks: whole.map(([, block]) => block), variants: [] });
  return { ...nothing, page: { ...page, places: whole.map(([place]) => place) } };
}

async function viewOf(record: Words, variant?: VariantName): Promise<LandingView & { id: string }> {
  const blocks = blocksOf(record, variant);
  const texts = blocks.map((block) => (block.kind === 'text' ? block.markdown : '')).join('\n');
  // Without the sizes they are texts all the same, only less quiet while their pictures come.
  const sizes = await pictureSizes(mediaIdsIn(texts)).catch(() => undefined);
  const { _id, slug, searchTitle, description, isListed } = record;
  return {
    id: _id,
    ...{ slug, path: landingPath(record), searchTitle, description, isListed },
    blocks: await Promise.all(blocks.map((block) => blockView(block, sizes))),
  };
}

async function blockView(block: LandingBlockDraft, sizes?: Map<string, PictureSize>): Promise<LandingBlock> {
  if (block.kind !== 'text') return block;
  const { html } = await renderingOf({ as: 'article', markdown: block.markdown });
  return { kind: 'text', title: block.title, html: sizes ? withPictureSizes(html, sizes) : html };
}
