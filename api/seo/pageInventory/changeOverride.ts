import mongoose from 'mongoose';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { badRequest, conflict, preconditionFailed } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { SitemapAddress } from '../sitemap/model';
import { emptyOverride, type OverrideDraft } from './contract';
import { type ChangeKind, SeoOverride, type SeoOverrideRecord, SeoRevision } from './model';

export const MAX_OVERRIDES = 5_000;
const MAX_REVISIONS = 50;
/** The time until the page servers have the change. */
const CHECK_AFTER_MS = 6_000;

interface Change {
  page: PageFactsRecord;
  before: SeoOverrideRecord | null;
  version: number;
  values: OverrideDraft;
  kind: ChangeKind;
  by: string;
}

/** Saves an override with its version, and has the page checked again. 412 when it has changed since. */
export async function changeOverride(change: Change): Promise<SeoOverrideRecord> {
  const { page, before, version, values, kind, by } = change;
  const now = new Date();
  const isActive = Object.values(values).some(Boolean);
  if (isActive && !before?.isActive) await assertCapacity();
  const fields = { ...values, isActive, original: originalOf(page, before) };
  const saved = before
    ? await editAtVersion(SeoOverride, { _id: page._id }, version, { $set: fields })
    : await createOverride(page._id, version, fields);
  await SeoRevision.create([{ path: page._id, version: saved.version, values, kind, by, at: now }]);
  await SeoRevision.deleteMany({
    path: page._id,
    version: mongoose.trusted({ $lte: saved.version - MAX_REVISIONS }),
  });
  await PageFacts.updateOne({ _id: page._id }, { $set: { isOverridden: isActive } });
  await checkSoon(page._id, CHECK_AFTER_MS);
  return saved;
}

async function createOverride(_id: string, version: number, fields: object): Promise<SeoOverrideRecord> {
  if (version !== 0) throw preconditionFailed();
  try {
    const [created] = await SeoOverride.create([{ _id, ...fields }]);
    return created?.toObject() as SeoOverrideRecord;
  } catch (error) {
    if (duplicateKeyField(error)) throw preconditionFailed();
    throw error;
  }
}

/** Has an address checked again. */
export async function checkSoon(path: string, afterMs = 0): Promise<void> {
  const nextCheckAt = new Date(Date.now() + afterMs);
  const { matchedCount } = await SitemapAddress.updateOne(
    { _id: path, unlistedAt: null },
    { $set: { nextCheckAt } },
  );
  if (!matchedCount) await PageFacts.updateOne({ _id: path, isListed: false }, { $set: { nextCheckAt } });
}

/** The page's own metadata: that of the last check, unless it read an override. */
function originalOf(page: PageFactsRecord, before: SeoOverrideRecord | null): SeoOverrideRecord['original'] {
  const isSeenSince = before && !before.isActive && page.checkedAt && page.checkedAt > before.updatedAt;
  if (before && !isSeenSince) return before.original;
  return { title: page.title, description: page.description };
}

async function assertCapacity(): Promise<void> {
  const count = await SeoOverride.countDocuments({ isActive: true }, { limit: MAX_OVERRIDES });
  if (count >= MAX_OVERRIDES)
    throw conflict(`At most ${MAX_OVERRIDES.toLocaleString('en-US')} pages can have overrides.`);
}

/** The draft without surrounding white space. 400 where the canonical URL is not a final page of this site. */
export async function validateOverride(
  path: string,
  draft: OverrideDraft,
  origin: string,
): Promise<OverrideDraft> {
  const values = { ...emptyOverride, ...draft };
  for (const field of ['title', 'description', 'canonical', 'socialTitle', 'socialDescription'] as const)
    values[field] = values[field].replace(/\s+/g, ' ').trim();
  if (values.canonical) values.canonical = await validateCanonical(values.canonical, origin, path);
  return values;
}

/** The path of a canonical URL; empty for the page’s own. 400 where it is not a final page of this site. */
export async function validateCanonical(canonical: string, origin: string, path?: string): Promise<string> {
  const reject = (message: string) => badRequest(message, { canonical: message });
  const url = parseUrl(canonical, origin);
  if (!url || url.origin !== origin || url.search || url.hash || !/^(\/|https?:)/.test(canonical))
    throw reject('Please enter the path of a page on this site, such as /services.');
  if (url.pathname === path) return '';
  const target = await PageFacts.findById(url.pathname).select('-signature').lean<PageFactsRecord>();
  if (target?.status !== 200) throw reject('No page was found at this URL.');
  if (target.canonical && target.canonical !== url.href)
    throw reject('This page has another canonical URL. Enter that one.');
  return url.pathname;
}
