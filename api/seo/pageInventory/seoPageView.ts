import mongoose from 'mongoose';
import { Content } from '../../content/documents/model';
import type { Env } from '../../platform/configuration/env';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { badRequest, notFound } from '../../platform/errors/HttpError';
import { ExternalLink, type ExternalLinkRecord } from '../externalLinks/model';
import { NO_POSITION, PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { findSitemapFile } from '../sitemap/findSitemapFile';
import { emptyOverride, type OverrideDraft, overrideFields, type SeoPage, type SeoPageRow } from './contract';
import { isNoindex, mayBeListed } from './findProblems';
import { SeoOverride, type SeoOverrideRecord } from './model';
import { readNextCheckOf } from './nextCheck';
import { descriptionPixels, titlePixels } from './pixelWidth';
import { readVitals } from './readVitals';

const MAX_LINKS = 100;

/** The id of an address in URLs. */
export const pathKey = (path: string) => Buffer.from(path).toString('base64url');

/** Decodes an id to its path. 404 for an invalid id. */
export function pathOfKey(id: string): string {
  const path = Buffer.from(id, 'base64url').toString();
  if (!path.startsWith('/') || path.length > 2_000 || pathKey(path) !== id) throw notFound();
  return path;
}

export const toPageRow = (page: PageFactsRecord, origin: string): SeoPageRow => ({
  id: pathKey(page._id),
  path: page._id,
  label: page.label,
  kind: page.kind,
  title: page.title,
  titlePixels: titlePixels(page.title),
  description: page.description,
  descriptionPixels: descriptionPixels(page.description),
  status: page.status,
  isInSitemap: page.isInSitemap,
  isIndexable: mayBeListed(page, origin),
  isOverridden: page.isOverridden,
  problems: page.problems as SeoPageRow['problems'],
  wordCount: page.wordCount,
  inbound: page.inbound,
  outbound: page.links.length,
  visits: page.visits,
  leads: page.leads,
  clicks: page.clicks ?? 0,
  impressions: page.impressions ?? 0,
  position: page.position === NO_POSITION ? 0 : (page.position ?? 0),
  changedAt: page.changedAt.getTime() ? page.changedAt.toISOString() : null,
  checkedAt: page.checkedAt?.toISOString() ?? null,
});

/** Everything about one address. 404 for one that the inventory does not have. */
export async function readSeoPage(
  path: string,
  { publicOrigin: origin, hasPageChecks }: Pick<Env, 'publicOrigin' | 'hasPageChecks'>,
): Promise<SeoPage> {
  // One after another, since writes read it inside their transaction.
  const page = await findPageFacts(path);
  const override = await SeoOverride.findById(path).lean<SeoOverrideRecord>();
  const linkedFrom = await PageFacts.find({ links: path, isListed: true })
    .select('_id')
    .limit(MAX_LINKS)
    .lean<{ _id: string }[]>();
  const document = await Content.findOne({ publicPath: path })
    .select('kind')
    .lean<{ _id: string; kind: string }>();
  const { title, description, canonical, robots, redirectTo } = page;
  return {
    ...overrideOf(override),
    id: pathKey(path),
    path,
    version: override?.version ?? 0,
    page: toPageRow(page, origin),
    original: override?.isActive ? override.original : { title, description },
    facts: {
      canonical,
      robots,
      redirectTo,
      socialTitle: page.socialTitle,
      socialDescription: page.socialDescription,
      socialImage: page.socialImage,
      structuredTypes: page.structuredTypes,
      headings: page.headings,
      externalLinkCount: page.externalLinkCount,
      externalLinks: await readExternalLinks(page.externalLinks ?? []),
      links: page.links.slice(0, MAX_LINKS),
      linkedFrom: linkedFrom.map(({ _id }) => _id).filter((from) => from !== path),
      rule: page.rule,
      sitemapFile: await findSitemapFile(path, origin),
      nextCheckAt: hasPageChecks ? await readNextCheckOf(page) : null,
      vitals: await readVitals(path),
    },
    notes: page.notes.map(({ code, items }) => ({ code, items })) as SeoPage['notes'],
    document: document && { kind: document.kind, id: document._id },
    fixedReason: findFixedReason(page, override, origin),
  };
}

async function readExternalLinks(urls: readonly string[]): Promise<SeoPage['facts']['externalLinks']> {
  const found = await ExternalLink.find({ _id: mongoose.trusted({ $in: [...urls] }) }).lean<
    ExternalLinkRecord[]
  >();
  const known = new Map(found.map((link) => [link._id, link]));
  return urls.map((url) => {
    const { status = 0, error = '', checkedAt } = known.get(url) ?? {};
    return { url, status, error, checkedAt: checkedAt?.toISOString() ?? null };
  });
}

export async function findPageFacts(path: string): Promise<PageFactsRecord> {
  const page = await PageFacts.findById(path).select('-signature').lean<PageFactsRecord>();
  if (!page) throw notFound('There is no such page.');
  return page;
}

export const overrideOf = (record: OverrideDraft | null): OverrideDraft =>
  record
    ? (Object.fromEntries(overrideFields.map((field) => [field, record[field] ?? ''])) as OverrideDraft)
    : emptyOverride;

/** Why the head of an address can't be replaced: errors, redirects and second addresses have fixed heads. */
export function findFixedReason(
  page: PageFactsRecord,
  override: SeoOverrideRecord | null,
  origin: string,
): string {
  if (!page.checkedAt)
    return 'This page hasn’t been checked yet. Its metadata can be changed after its first check.';
  if (page.status !== 200)
    return `This URL returns HTTP status ${page.status}, so its metadata can’t be changed.`;
  const isCanonicalOwn = override?.isActive && override.canonical !== '';
  const isAlias = page.canonical !== '' && page.canonical !== new URL(page._id, origin).href;
  if (isAlias && !isCanonicalOwn)
    return `This URL is a copy of another page. Change ${parseUrl(page.canonical)?.pathname ?? page.canonical} instead.`;
  if (!page.isListed && isNoindex(page) && !override?.isActive)
    return 'This page is always hidden from search engines.';
  return '';
}

export function assertReplaceable(
  page: PageFactsRecord,
  override: SeoOverrideRecord | null,
  origin: string,
): void {
  const reason = findFixedReason(page, override, origin);
  if (reason) throw badRequest(reason);
}
