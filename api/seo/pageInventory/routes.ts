import type { Api } from '../../identity/access/Api';
import { addExportRoute } from '../../identity/access/addExportRoute';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { type CompressedText, compress, sendCompressed } from '../../platform/cache/compress';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import type { Env } from '../../platform/configuration/env';
import { notFound } from '../../platform/errors/HttpError';
import { PageAnalysis, type PageAnalysisRecord, PageFacts } from '../pageFacts/model';
import type { Problem } from '../problems/contract';
import { Sitemap, type SitemapRecord } from '../sitemap/model';
import { changeOverride, checkSoon, validateOverride } from './changeOverride';
import {
  checkSeoPage,
  editSeoPage,
  exportSeoPages,
  getSeoOverview,
  getSeoPage,
  listOverrides,
  listSeoPages,
  listSeoRevisions,
  overrideFields,
  restoreSeoRevision,
  type SeoOverview,
} from './contract';
import { findSeoPages, sendSeoPageExport } from './findSeoPages';
import { SeoOverride, type SeoOverrideRecord, SeoRevision, type SeoRevisionRecord } from './model';
import { readNextCheck } from './nextCheck';
import { mayEditSeo, mayReadSeo } from './policy';
import { assertReplaceable, findPageFacts, overrideOf, pathOfKey, readSeoPage } from './seoPageView';

/** The inventory of public addresses, and what members replace in their heads. */
export function seoRoutes(api: Api): void {
  const { publicOrigin } = api.env;
  const published = createOverridesReader();
  addRoute(api, listOverrides, anyone, async ({ req, res }) => {
    const overrides = await published();
    res.set('Cache-Control', 'public, max-age=2');
    sendCompressed(req, res, 'json', overrides);
    return [];
  });
  addRoute(api, getSeoOverview, mayReadSeo, () => readOverview(api.env));
  addRoute(api, listSeoPages, mayReadSeo, ({ query }) => findSeoPages(query, publicOrigin));
  addExportRoute(api, exportSeoPages, mayReadSeo, (query, res) =>
    sendSeoPageExport(query, res, publicOrigin),
  );
  onePageRoutes(api);
}

function onePageRoutes(api: Api): void {
  const { publicOrigin } = api.env;
  addRoute(api, getSeoPage, mayReadSeo, ({ params }) => readSeoPage(pathOfKey(params.id), api.env));

  addRoute(api, editSeoPage, mayEditSeo, async ({ params, body, version, user, audit }) => {
    const path = pathOfKey(params.id);
    const { page, before } = await readReplaceable(path, publicOrigin);
    const values = await validateOverride(path, body, publicOrigin);
    const after = await changeOverride({ page, before, version, values, kind: 'edit', by: user.name });
    audit(params.id, { path, ...overrideOf(before) }, { path, ...overrideOf(after) });
    return readSeoPage(path, api.env);
  });

  addRoute(
    api,
    checkSeoPage,
    mayEditSeo,
    async ({ params, audit }): Promise<undefined> => {
      const path = pathOfKey(params.id);
      await findPageFacts(path);
      await checkSoon(path);
      audit(params.id, undefined, { path });
    },
    { action: 'check a page again' },
  );

  addRoute(api, listSeoRevisions, mayReadSeo, async ({ params }) => {
    const found = await SeoRevision.find({ path: pathOfKey(params.id) })
      .sort({ version: -1 })
      .lean<SeoRevisionRecord[]>();
    return found.map(({ version, at, by, kind, values }) => ({
      version,
      at: at.toISOString(),
      by,
      kind,
      values: overrideOf(values),
    }));
  });

  addRoute(
    api,
    restoreSeoRevision,
    mayEditSeo,
    async ({ params, version, user, audit }) => {
      const path = pathOfKey(params.id);
      const revision = await SeoRevision.findOne({
        path,
        version: Number.parseInt(params.revision, 10) || 0,
      }).lean<SeoRevisionRecord>();
      if (!revision) throw notFound('There is no such version.');
      const { page, before } = await readReplaceable(path, publicOrigin);
      const values = await validateOverride(path, overrideOf(revision.values), publicOrigin);
      const after = await changeOverride({ page, before, version, values, kind: 'restore', by: user.name });
      audit(params.id, { path, ...overrideOf(before) }, { path, ...overrideOf(after) });
      return readSeoPage(path, api.env);
    },
    { action: 'restore SEO data of a page' },
  );
}

async function readReplaceable(path: string, origin: string) {
  const page = await findPageFacts(path);
  const before = await SeoOverride.findById(path).lean<SeoOverrideRecord>();
  // What was replaced can be taken back, whatever became of the page.
  if (!before?.isActive) assertReplaceable(page, before, origin);
  return { page, before };
}

async function readOverview({ hasPageChecks }: Pick<Env, 'hasPageChecks'>): Promise<SeoOverview> {
  const [state, sitemap, nextCheckAt, overrides, kinds, pages] = await Promise.all([
    PageAnalysis.findById('live').lean<PageAnalysisRecord>(),
    Sitemap.findById('live').select('checkError').lean<Pick<SitemapRecord, 'checkError'>>(),
    hasPageChecks ? readNextCheck() : null,
    SeoOverride.countDocuments({ isActive: true }),
    PageFacts.distinct('kind'),
    PageFacts.estimatedDocumentCount(),
  ]);
  const { analyzedAt = null, dirtyAt = null, counts = [], checked = 0 } = state ?? {};
  return {
    pages,
    checked,
    analyzedAt: analyzedAt?.toISOString() ?? null,
    nextCheckAt,
    checkError: (hasPageChecks && sitemap?.checkError) || '',
    isPending: !analyzedAt || (dirtyAt !== null && dirtyAt > analyzedAt),
    overrides,
    counts: counts.map(({ code, count }) => ({ code: code as Problem, count })),
    kinds: kinds.filter(Boolean).sort(),
  };
}

const LASTS_MS = 1_000;

/** Reads and compresses the public list, again only where it differs. */
function createOverridesReader(): () => Promise<CompressedText> {
  let latest: { text: string; list: CompressedText } | undefined;
  return staleWhileRevalidate(async () => {
    const found = await SeoOverride.find({ isActive: true }).sort({ _id: 1 }).lean<SeoOverrideRecord[]>();
    const text = JSON.stringify(found.map(toPublished));
    if (latest?.text !== text) latest = { text, list: await compress(text) };
    return latest.list;
  }, LASTS_MS);
}

const toPublished = (record: SeoOverrideRecord) => ({
  path: record._id,
  ...Object.fromEntries(overrideFields.flatMap((field) => (record[field] ? [[field, record[field]]] : []))),
});
