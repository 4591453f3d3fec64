import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { deleteAtVersion, editAtVersion } from '../../http/atVersion';
import { ourServer } from '../../http/can';
import { must } from '../../http/must';
import { badRequest, conflict } from '../../http/Refusal';
import {
  createRedirect,
  createRedirectHits,
  createRedirectImport,
  deleteRedirect,
  editRedirect,
  exportRedirects,
  getRedirect,
  listRedirects,
  type RedirectDraft,
  type RedirectHits,
} from './contract';
import { faultsOf, plainRule } from './faultsOf';
import { listOfRedirects, searchWords } from './listOfRedirects';
import { livePagesOf } from './livePages';
import { Redirect, type RedirectRecord, RedirectSet } from './model';
import { mayEditRedirects, mayListRedirects } from './policy';
import { readRedirects, redirectsAsCsv, type Site } from './redirectFile';
import { redirectView } from './redirectView';

const most = 5000;

/** What old addresses do. */
export function redirectRoutes(api: Api): void {
  const origin = api.env.publicOrigin;
  const livePages = livePagesOf(api.env.shellOrigin, api.log);
  const site = async (): Promise<Site> => ({ origin, ...(await livePages()) });

  answer(api, createRedirectHits, ourServer, ({ body }) => countHits(body.hits));
  answer(api, listRedirects, mayListRedirects, ({ query }) => listOfRedirects(query));
  redirectTableRoutes(api, site);
  oneRedirectRoutes(api, site);
}

async function countHits(hits: RedirectHits['hits']): Promise<undefined> {
  const lastHitAt = new Date();
  await Redirect.bulkWrite(
    hits.map(({ id, count }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $inc: { hits: count }, $set: { lastHitAt } },
        timestamps: false,
      },
    })),
  );
}

function oneRedirectRoutes(api: Api, site: () => Promise<Site>): void {
  answer(api, getRedirect, mayListRedirects, async ({ params, user }) => {
    const redirect = await Redirect.findById(params.id).lean<RedirectRecord>();
    must(mayListRedirects, user, redirect);
    return redirectView(redirect);
  });

  answer(api, createRedirect, mayEditRedirects, async ({ body, tell }) => {
    const draft = await savable(body, await site());
    const [redirect] = await Redirect.create([newRedirect(draft, body.source ?? 'manual')]);
    const record = redirect?.toObject() as RedirectRecord;
    tell(record._id, undefined, draft);
    return redirectView(record);
  });

  answer(api, editRedirect, mayEditRedirects, async ({ params, body, version, user, tell }) => {
    const before = await Redirect.findById(params.id).lean<RedirectRecord>();
    must(mayEditRedirects, user, before);
    const { from, match, to, code } = await savable(body, await site(), params.id);
    const change = { $set: { from, match, to, code, words: searchWords({ from, to }) } };
    const after = await editAtVersion(Redirect, { _id: params.id }, version, change);
    tell(params.id, rule(before), rule(after));
    return redirectView(after);
  });

  answer(api, deleteRedirect, mayEditRedirects, async ({ params, version, tell }): Promise<undefined> => {
    tell(params.id, rule(await deleteAtVersion(Redirect, { _id: params.id }, version)));
  });
}

function redirectTableRoutes(api: Api, site: () => Promise<Site>): void {
  answer(api, exportRedirects, mayListRedirects, async ({ res }) => {
    res.set('Content-Disposition', 'attachment; filename="redirects.csv"');
    return redirectsAsCsv(await allRedirects());
  });

  answer(api, createRedirectImport, mayEditRedirects, async ({ body, tell }) => {
    const now = await site();
    const others = await lockedRedirects();
    const { drafts, errors } = readRedirects(body.csv, others, now);
    mustFit(others.length + drafts.length);
    const isDone = !body.isDryRun && !errors.length;
    if (isDone) await Redirect.insertMany(drafts.map((draft) => newRedirect(draft, 'import')));
    tell('', undefined, isDone ? { from: drafts.map(({ from }) => from) } : {});
    return { rows: errors.length ? 0 : drafts.length, errors, isDone };
  });
}

/** The draft in its plain spelling, once nothing stands in its way. */
async function savable(body: RedirectDraft, site: Site, id?: string): Promise<RedirectDraft> {
  const all = await lockedRedirects();
  const others = all.filter(({ _id }) => _id !== id);
  if (!id) mustFit(others.length + 1);
  const draft = plainRule(body, site.origin);
  const faults = faultsOf(draft, others, site);
  const [first] = Object.values(faults);
  if (first) throw badRequest(first, faults);
  return draft;
}

/** All redirects, with nobody else writing any before this write is done. */
async function lockedRedirects(): Promise<RedirectRecord[]> {
  await RedirectSet.updateOne({ _id: 'all' }, { $inc: { revision: 1 } });
  return allRedirects();
}

function allRedirects(): Promise<RedirectRecord[]> {
  return Redirect.find().sort({ from: 1 }).lean<RedirectRecord[]>();
}

function mustFit(count: number): void {
  if (count > most) throw conflict(`There is room for ${most} redirects.`);
}

function newRedirect(draft: RedirectDraft, source: RedirectRecord['source']) {
  return { ...rule(draft), source, words: searchWords(draft) };
}

function rule({ from, match, to, code }: Pick<RedirectRecord, 'from' | 'match' | 'to' | 'code'>) {
  return { from, match, to, code };
}
