import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { badRequest, conflict, HttpError, notFound } from '../../platform/errors/HttpError';
import { readPage } from '../../platform/records/readPage';
import { changeOverride } from '../pageInventory/changeOverride';
import { overrideFields, seoStateOptions } from '../pageInventory/contract';
import { SeoOverride, type SeoOverrideRecord, SeoRun, type SeoRunRecord } from '../pageInventory/model';
import { mayEditSeo, mayReadSeo } from '../pageInventory/policy';
import { findPageFacts, overrideOf } from '../pageInventory/seoPageView';
import { problemOf } from '../problems/contract';
import {
  createSeoRun,
  getSeoRun,
  listSeoRuns,
  previewSeoRun,
  rollBackSeoRun,
  type SeoRunDraft,
  type SeoRun as SeoRunView,
} from './contract';
import { type PlannedChange, planRun } from './planRun';

const MAX_COUNTED = 5_000;
const MAX_ITEMS = 100;
const MAX_PATHS = 200;
const ORDER = { createdAt: -1, _id: 1 } as const;
/** Up to 500 pages are changed in one transaction. */
const SLOW = { deadline: 60 } as const;

/** Bulk edits of overrides: tried first, then run, and rolled back as a whole. */
export function seoRunRoutes(api: Api): void {
  const plan = async (draft: SeoRunDraft) =>
    planRun(draft, { origin: api.env.publicOrigin, siteName: await api.firmName() });

  addRoute(
    api,
    previewSeoRun,
    mayEditSeo,
    async ({ body, skipAudit }) => {
      skipAudit();
      const planned = await plan(body);
      return {
        matching: planned.length,
        changed: changesOf(planned).length,
        items: planned.slice(0, MAX_ITEMS).map(({ item }) => item),
      };
    },
    SLOW,
  );

  addRoute(
    api,
    createSeoRun,
    mayEditSeo,
    async ({ body: { expected, ...draft }, user, audit }) => {
      const changes = changesOf(await plan(draft));
      if (!changes.length) throw badRequest('This bulk edit would change no pages.');
      if (changes.length !== expected)
        throw conflict('The pages have changed since the preview. Please review it again.');
      const run = await applyRun(draft, changes, user.name);
      audit(run._id, undefined, { ...draft, count: run.count });
      return toView(run);
    },
    { ...SLOW, action: 'bulk edit SEO data of pages' },
  );

  addRoute(api, listSeoRuns, mayReadSeo, async ({ query }) => {
    const { records, ...page } = await readPage(SeoRun, query, {
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: ORDER,
    });
    return { ...page, items: records.map(toView) };
  });

  addRoute(api, getSeoRun, mayReadSeo, async ({ params }) => toView(await findRun(params.id)));

  addRoute(
    api,
    rollBackSeoRun,
    mayEditSeo,
    async ({ params, user, audit }) => {
      const run = await findRun(params.id);
      if (run.rolledBackAt) throw conflict('This bulk edit has been rolled back already.');
      const skipped = await rollBack(run, user.name);
      const change = { rolledBackAt: new Date(), rolledBackBy: user.name, skipped };
      await SeoRun.updateOne({ _id: run._id, rolledBackAt: null }, { $set: change });
      audit(run._id, undefined, { restored: run.count - skipped, skipped });
      return toView({ ...run, ...change });
    },
    { ...SLOW, action: 'roll back a bulk edit of SEO data' },
  );
}

const changesOf = (planned: PlannedChange[]) => planned.filter(({ item }) => !item.skipped);

async function findRun(id: string): Promise<SeoRunRecord> {
  const run = await SeoRun.findById(id).lean<SeoRunRecord>();
  if (!run) throw notFound('There is no such bulk edit.');
  return run;
}

async function applyRun(draft: SeoRunDraft, changes: PlannedChange[], by: string): Promise<SeoRunRecord> {
  const items: SeoRunRecord['items'] = [];
  for (const { page, before, values } of changes) {
    const version = before?.version ?? 0;
    const saved = await changeOverride({ page, before, version, values, kind: 'run', by });
    items.push({ path: page._id, before: overrideOf(before), version: saved.version });
  }
  const [run] = await SeoRun.create([
    {
      ...Object.fromEntries(overrideFields.map((field) => [field, draft[field]])),
      by,
      selection: selectionOf(draft),
      items,
      count: items.length,
      createdAt: new Date(),
    },
  ]);
  return run?.toObject() as SeoRunRecord;
}

/** Restores what the run replaced. Returns how many pages it left because they had changed or are gone. */
async function rollBack(run: SeoRunRecord, by: string): Promise<number> {
  let skipped = 0;
  for (const { path, before: values, version } of run.items) {
    const current = await SeoOverride.findById(path).lean<SeoOverrideRecord>();
    const page = await findPageFacts(path).catch(ignoreMissing);
    if (current?.version !== version || !page) skipped += 1;
    else
      await changeOverride({
        page,
        before: current,
        version,
        values: overrideOf(values),
        kind: 'rollback',
        by,
      });
  }
  return skipped;
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}

const selectionOf = ({ q, problem, kind, state, paths }: SeoRunDraft) => {
  const selected = paths.length && `${paths.length} selected ${paths.length === 1 ? 'page' : 'pages'}`;
  const status = seoStateOptions.find(({ value }) => value === state)?.label;
  const parts = [selected, q && `“${q}”`, problemOf(problem)?.label, kind, status];
  return parts.filter(Boolean).join(', ') || 'All pages';
};

/** Earlier ones changed fewer fields. */
const UNCHANGED = { socialTitle: '', socialDescription: '', socialImage: '', canonical: '' };

const toView = ({ _id, items, createdAt, rolledBackAt, ...run }: SeoRunRecord): SeoRunView => ({
  ...UNCHANGED,
  ...run,
  id: _id,
  paths: items.slice(0, MAX_PATHS).map(({ path }) => path),
  createdAt: createdAt.toISOString(),
  rolledBackAt: rolledBackAt?.toISOString() ?? null,
  version: rolledBackAt ? 2 : 1,
});
