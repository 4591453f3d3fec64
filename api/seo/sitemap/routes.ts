import { randomUUID } from 'node:crypto';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { getOfficeZone } from '../../leads/work/officeDay';
import { type CompressedText, compress, sendCompressed } from '../../platform/cache/compress';
import { badRequest, conflict, notFound } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { readEntries } from './chunks';
import { compareEntries } from './compareEntries';
import {
  compareSitemapRuns,
  editSitemapSchedule,
  explainSitemapAddress,
  getPublishedSitemap,
  getSitemapOverview,
  listSitemapRuns,
  type PublishedSitemap,
  previewSitemapSchedule,
  type SitemapComparison,
  startSitemapRun,
} from './contract';
import { explainAddress } from './explainAddress';
import { Sitemap, type SitemapRecord, SitemapRun, type SitemapRunRecord } from './model';
import { mayReadSitemap, mayRunSitemap, mayScheduleSitemap } from './policy';
import { cronOf, findCronError, nextRuns } from './schedule';
import { newRun } from './sitemapJobs';
import { readOverview, toRunView, toScheduleView } from './sitemapViews';
import { findLiveRun, findRunBefore } from './writeSitemap';

const MAX_COUNTED = 5_000;
const ORDER = { createdAt: -1, _id: 1 } as const;

/** The routes for the sitemap: its result, schedule and runs. */
export function sitemapRoutes(api: Api): void {
  const { publicOrigin } = api.env;
  const published = createResultReader(publicOrigin);
  addRoute(api, getPublishedSitemap, anyone, async ({ req, res }) => {
    const result = await published();
    res.set('Cache-Control', 'public, max-age=5');
    sendCompressed(req, res, 'json', result);
    return EMPTY;
  });

  addRoute(api, getSitemapOverview, mayReadSitemap, async () =>
    readOverview(await getOfficeZone(), new Date()),
  );

  addRoute(api, explainSitemapAddress, mayReadSitemap, ({ query }) =>
    explainAddress(query.url.trim(), publicOrigin),
  );
  scheduleRoutes(api);
  runRoutes(api);
}

function scheduleRoutes(api: Api): void {
  addRoute(api, previewSitemapSchedule, mayReadSitemap, async ({ query }) => {
    const timeZone = await getOfficeZone();
    const cron = validateCron(cronOf('custom', query.cron), timeZone);
    return { timeZone, nextRuns: nextRuns(cron, timeZone, new Date()).map((run) => run.toISOString()) };
  });

  addRoute(api, editSitemapSchedule, mayScheduleSitemap, async ({ body, version, audit }) => {
    const now = new Date();
    const { isEnabled, frequency } = body;
    const timeZone = await getOfficeZone();
    const cron = validateCron(cronOf(frequency, body.cron), timeZone);
    const nextAt = isEnabled ? (nextRuns(cron, timeZone, now, 1)[0] ?? null) : null;
    const before = await Sitemap.findById('live').orFail().lean<SitemapRecord>();
    const change = { $set: { isEnabled, frequency, cron, timeZone, nextAt } };
    const after = await editAtVersion(Sitemap, { _id: 'live' }, version, change);
    audit('live', fieldsOf(before), fieldsOf(after));
    return toScheduleView(after, timeZone, now);
  });
}

const fieldsOf = ({ isEnabled, frequency, cron }: SitemapRecord) => ({ isEnabled, frequency, cron });

function validateCron(cron: string, timeZone: string): string {
  const error = findCronError(cron, timeZone, new Date());
  if (error) throw badRequest(error, { cron: error });
  return cron;
}

function runRoutes(api: Api): void {
  addRoute(api, startSitemapRun, mayRunSitemap, async ({ body, user, audit }) => {
    if (await SitemapRun.exists({ slot: 'active' })) throw conflict('A sitemap run is already in progress.');
    const cause = { trigger: 'manual' as const, cause: `manual ${randomUUID()}`, by: user.name, ...body };
    const [run] = await SitemapRun.create([newRun(cause, new Date())]);
    const record = run?.toObject() as SitemapRunRecord;
    audit(record._id, undefined, body);
    return toRunView(record);
  });

  addRoute(api, listSitemapRuns, mayReadSitemap, async ({ query }) => {
    const { state } = query;
    const { records, ...page } = await readPage(SitemapRun, query, {
      filter: state ? { state } : {},
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: state ? { state: 1, ...ORDER } : ORDER,
    });
    return { ...page, items: records.map(toRunView) };
  });

  addRoute(api, compareSitemapRuns, mayReadSitemap, async ({ query }): Promise<SitemapComparison> => {
    const to = await readRun(query.to);
    const from = query.from ? await readRun(query.from) : await findRunBefore(to);
    const [before, after] = await Promise.all([readEntries(from?.chunks ?? []), readEntries(to.chunks)]);
    return { from: from && toRunView(from), to: toRunView(to), ...(await compareEntries(before, after)) };
  });
}

async function readRun(id: string): Promise<SitemapRunRecord> {
  const run = await SitemapRun.findById(id).lean<SitemapRunRecord>();
  if (!run) throw notFound('There is no such run.');
  if (run.state !== 'succeeded') throw badRequest('Only runs that succeeded can be compared.');
  return run;
}

const EMPTY: PublishedSitemap = { origin: '', entries: [] };

/** Reads and compresses the public result, once for each run. */
function createResultReader(origin: string): () => Promise<CompressedText> {
  let last: { run: string | undefined; result: Promise<CompressedText> } | undefined;
  const read = async (run: SitemapRunRecord | null) =>
    compress(JSON.stringify(run ? { origin, entries: await readEntries(run.chunks) } : EMPTY));
  return async () => {
    const run = await findLiveRun();
    if (!last || last.run !== run?._id) {
      const next = { run: run?._id, result: read(run) };
      last = next;
      next.result.catch(() => {
        if (last === next) last = undefined;
      });
    }
    return last.result;
  };
}
