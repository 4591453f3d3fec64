import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { is } from 'superstruct';
import type { TestedPage, VariantName } from '../../insights/variants/contract';
import { getPageTest, getVariantBlocks, type PageTest } from '../../insights/variants/pageTest';
import { findMediaSizes, type MediaSize } from '../../media/findMediaSizes';
import { mediaIdsIn } from '../../media/mediaAddress';
import { dropInvalid } from '../../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { cachedRecords } from '../../platform/db/cachedRecords';
import type { Address } from '../addresses/contract';
import { addMediaSizes } from '../markdown/addMediaSizes';
import { getRendering } from '../markdown/renderings';
import {
  type LandingBlock,
  type LandingBlockDraft,
  type LandingResponse,
  LandingPage as LandingView,
  publishableBlock,
  SitePath,
} from './contract';
import { landingPath, landingState, redirectsToItself } from './landingState';
import { LandingPage, type LandingPageRecord } from './model';
import { decodePathPart } from './resolveLandingAddress';

/** Cache of all landing pages that are not drafts, by slug, at most two seconds old; stale while the database is unavailable. */
export const publishedLandings = staleWhileRevalidate(async () => {
  const records = await readPublishedRecords();
  if (last?.records === records) return last.bySlug;
  last = { records, bySlug: new Map(records.map((record) => [record.slug, record])) };
  return last.bySlug;
}, 2000);

const readPublishedRecords = cachedRecords<LandingPageRecord>(LandingPage, () => ({ isDraft: false }), {
  publishAt: -1,
  _id: -1,
});
let last: { records: LandingPageRecord[]; bySlug: Map<string, LandingPageRecord> } | undefined;

const nothing: LandingResponse = { page: null, isExpired: false, leadsTo: null };

/** What is at a slug now. Most requested slugs do not exist; for these nothing is read or cached. */
export async function findLandingResponse(
  slug: string,
  log: Logger,
  chooseVariant: ChooseVariant,
): Promise<LandingResponse> {
  const now = new Date();
  const record = (await publishedLandings()).get(slug);
  if (!record) return nothing;
  const state = landingState(record, now);
  if (state === 'expired') return { ...nothing, isExpired: true, leadsTo: expiryTarget(record) };
  if (state !== 'published') return nothing;
  const test = getPageTest(record);
  const variant = test && chooseVariant(test);
  const shown = {
    ...(await toView(record, variant)),
    ...(test && variant && { test: { run: test.run, variant } }),
  };
  const [page = null] = dropInvalid('landing page', [shown], LandingView, log);
  return { ...nothing, page };
}

/** The landing page that referred a visitor: its path, and its partner. */
export interface LandingReferral {
  landing?: string;
  partner?: string;
}

/**
 * The referral of a visitor who sends a form: the landing page that it is sent from, else the one they saw last. Empty if
 * neither is a landing page that visitors can have seen.
 */
export async function findLandingReferral(sentFrom = '', seenLast = ''): Promise<LandingReferral> {
  const paths = [sentFrom, seenLast];
  const slugs = paths.map(parseSlug).filter(Boolean);
  // Read by slug: someone who sends a form does not wait until a new process has read all pages.
  const landings = slugs.length
    ? await LandingPage.find({ slug: mongoose.trusted({ $in: slugs }), isDraft: false })
        .select('slug kind isDraft publishAt expireAt partner')
        .lean<LandingPageRecord[]>()
    : [];
  const now = new Date();
  const [record] = paths.flatMap((path) => {
    const one = landings.find(({ slug }) => slug === parseSlug(path));
    return one && landingState(one, now) !== 'scheduled' && isPathOf(path, one) ? one : [];
  });
  return record ? { landing: landingPath(record), partner: record.partner } : {};
}

const parseSlug = (path: string) => decodePathPart(/^\/(?:landing\/)?([^/]+)\/?$/.exec(path)?.[1] ?? '');

const isPathOf = (path: string, record: LandingPageRecord) =>
  landingPaths(record)
    .map(decodePathPart)
    .includes(decodePathPart(path.replace(/\/$/, '')));

/** The paths at which a landing page may be shown. At the root, another page may have its slug. */
export const landingPaths = (record: Pick<LandingPageRecord, 'slug' | 'kind'>): string[] => {
  const kinds = [record.kind, 'campaign', 'programmatic'] as const;
  return [...new Set(kinds.map((kind) => landingPath({ ...record, kind })))];
};

/** Chooses the variant of a page to show. */
type ChooseVariant = (test: PageTest) => VariantName;

/** Every path at which visitors see one of several variants. */
export async function listTestedPages(): Promise<TestedPage[]> {
  const now = new Date();
  return [...(await publishedLandings()).values()]
    .filter((record) => record.goal && record.variants?.length && landingState(record, now) === 'published')
    .flatMap((record) => {
      const { run = '', variants = [] } = getPageTest(record) ?? {};
      return landingPaths(record).map((path) => ({ path, run, variants: variants.length }));
    });
}

const expiryTarget = ({ expireTo, slug }: LandingPageRecord) =>
  is(expireTo, SitePath) && !redirectsToItself(expireTo, { slug }) ? expireTo : null;

/** The addresses of all listed landing pages; the same array while they are the same pages and none reaches its time. */
export async function listLandingAddresses() {
  const bySlug = await publishedLandings();
  const now = new Date();
  const known = addressCache.get(bySlug);
  if (known && now >= known.from && now < known.until) return known.addresses;
  const all = [...bySlug.values()];
  const times = all.flatMap(({ publishAt, expireAt }) => [publishAt, ...(expireAt ? [expireAt] : [])]);
  const next = times.reduce((least, at) => (at > now ? Math.min(least, at.getTime()) : least), LATEST);
  const addresses = all
    .filter((record) => record.isListed && landingState(record, now) === 'published')
    .map(toAddress);
  addressCache.set(bySlug, { addresses, from: now, until: new Date(next) });
  return addresses;
}

/** The last time that a date can be. */
const LATEST = 8_640_000_000_000_000;
const addressCache = new WeakMap<
  Map<string, LandingPageRecord>,
  { addresses: Address[]; from: Date; until: Date }
>();

const toAddress = (record: LandingPageRecord): Address => ({
  path: landingPath(record),
  label: record.label,
  changedAt: new Date(Math.max(record.publishAt.getTime(), record.updatedAt.getTime())).toISOString(),
});

type ViewedFields = Pick<
  LandingPageRecord,
  '_id' | 'slug' | 'kind' | 'searchTitle' | 'description' | 'isListed' | 'blocks' | 'variants'
>;

/** A page as it would be shown now, whatever its state; without blocks that are unfinished. */
export async function previewLandingPage(
  fields: ViewedFields,
  variant?: VariantName,
): Promise<LandingResponse> {
  const completeBlocks = [...getVariantBlocks(fields, variant).entries()].filter(([, block]) =>
    is(block, publishableBlock(block)),
  );
  const page = await toView({ ...fields, blocks: completeBlocks.map(([, block]) => block), variants: [] });
  return { ...nothing, page: { ...page, places: completeBlocks.map(([place]) => place) } };
}

async function toView(record: ViewedFields, variant?: VariantName): Promise<LandingView & { id: string }> {
  const blocks = getVariantBlocks(record, variant);
  const texts = blocks.map((block) => (block.kind === 'text' ? block.markdown : '')).join('\n');
  // The page can be read without sizes, so a failure to read them is ignored.
  const sizes = await findMediaSizes(mediaIdsIn(texts)).catch(() => undefined);
  const { _id, slug, searchTitle, description, isListed } = record;
  const views: LandingBlock[] = [];
  // One after another: the queue of the renderer has few places.
  for (const block of blocks) views.push(await toBlockView(block, sizes));
  return {
    id: _id,
    slug,
    path: landingPath(record),
    searchTitle,
    description,
    isListed,
    blocks: views,
  };
}

async function toBlockView(block: LandingBlockDraft, sizes?: Map<string, MediaSize>): Promise<LandingBlock> {
  if (block.kind !== 'text') return block;
  const { html } = await getRendering({ as: 'article', markdown: block.markdown });
  return { kind: 'text', title: block.title, html: sizes ? addMediaSizes(html, sizes) : html };
}
