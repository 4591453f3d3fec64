import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { internalServer } from '../../identity/access/can';
import { badRequest } from '../../platform/errors/HttpError';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { importRoutes } from '../imports/importRoutes';
import {
  createRedirect,
  createRedirectHits,
  deleteRedirect,
  editRedirect,
  exportRedirects,
  getRedirect,
  listRedirects,
  type RedirectDraft,
  type RedirectHits,
} from './contract';
import { findRedirectErrors, normalizeRule } from './findRedirectErrors';
import { findRedirects, searchWords } from './findRedirects';
import { createSiteReader } from './livePages';
import {
  assertRedirectCapacity,
  lockRedirects,
  newRedirect,
  readRedirects,
  ruleFields,
} from './lockRedirects';
import { Redirect, type RedirectRecord } from './model';
import { mayEditRedirects, mayListRedirects } from './policy';
import { redirectsAsCsv, type Site } from './redirectsAsCsv';
import { redirectTable } from './redirectTable';
import { toRedirectView } from './redirectView';

/** The routes for redirects. */
export function redirectRoutes(api: Api): void {
  const site = createSiteReader(api.env.publicOrigin);

  addRoute(api, createRedirectHits, internalServer, ({ body }) => countHits(body.hits));
  addRoute(api, listRedirects, mayListRedirects, ({ query }) => findRedirects(query));
  importAndExportRoutes(api, site);
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
  addRoute(api, getRedirect, mayListRedirects, async ({ params, user }) => {
    const redirect = await Redirect.findById(params.id).lean<RedirectRecord>();
    authorize(mayListRedirects, user, redirect);
    return toRedirectView(redirect);
  });

  addRoute(api, createRedirect, mayEditRedirects, async ({ body, audit }) => {
    const draft = await validateRedirect(body, await site());
    const [redirect] = await Redirect.create([newRedirect(draft, body.source ?? 'manual')]);
    const record = redirect?.toObject() as RedirectRecord;
    audit(record._id, undefined, draft);
    return toRedirectView(record);
  });

  addRoute(api, editRedirect, mayEditRedirects, async ({ params, body, version, user, audit }) => {
    const before = await Redirect.findById(params.id).lean<RedirectRecord>();
    authorize(mayEditRedirects, user, before);
    const { from, match, to, code } = await validateRedirect(body, await site(), params.id);
    const change = { $set: { from, match, to, code, words: searchWords({ from, to }) } };
    const after = await editAtVersion(Redirect, { _id: params.id }, version, change);
    audit(params.id, ruleFields(before), ruleFields(after));
    return toRedirectView(after);
  });

  addRoute(api, deleteRedirect, mayEditRedirects, async ({ params, version, audit }): Promise<undefined> => {
    audit(params.id, ruleFields(await deleteAtVersion(Redirect, { _id: params.id }, version)));
  });
}

function importAndExportRoutes(api: Api, site: () => Promise<Site>): void {
  addRoute(api, exportRedirects, mayListRedirects, async ({ res }) => {
    res.set('Content-Disposition', 'attachment; filename="redirects.csv"');
    return redirectsAsCsv(await readRedirects());
  });

  importRoutes(api, redirectTable(site));
}

/** The normalized draft. 400, with the fields, if it may not be saved. */
async function validateRedirect(body: RedirectDraft, site: Site, id?: string): Promise<RedirectDraft> {
  const all = await lockRedirects();
  const others = all.filter(({ _id }) => _id !== id);
  if (!id) assertRedirectCapacity(others.length + 1);
  const draft = normalizeRule(body, site.origin);
  const errors = findRedirectErrors(draft, others, site);
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
  return draft;
}
