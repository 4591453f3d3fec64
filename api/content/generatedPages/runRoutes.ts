import mongoose, { Types } from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import type { UserRecord } from '../../identity/users/model';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { badRequest, conflict, notFound } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import type { LocationText } from '../locations/contract';
import { COMPOSED_PAGES } from '../pageTemplates/contract';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import { mayReadTemplates, mayRunTemplates, mayWriteTemplates } from '../pageTemplates/policy';
import { industries, readLocations, services } from '../pageTemplates/subjects';
import { combinationsOf } from './combinations';
import {
  createPageDrafts,
  createPageRun,
  editPagePublishing,
  getPageRun,
  getPageRunChoices,
  listPageRuns,
  listWaitingPages,
  MAX_PER_DAY,
  MAX_RUN_PAGES,
  type PageRunDraft,
  type PageRun as PageRunView,
  rollBackPageRun,
} from './contract';
import { PageRun, type PageRunRecord } from './model';
import { rankWaiting } from './rankWaiting';

const MAX_COUNTED = 5000;
const ORDER = { createdAt: -1, _id: 1 } as const;

/** The slugs of templates whose pages are generated. */
const isGenerated = () => mongoose.trusted({ $ne: COMPOSED_PAGES });

/** Runs of page templates: start, drafts, daily publication, rollback. */
export function addRunRoutes(api: Api): void {
  addRoute(api, getPageRunChoices, mayRunTemplates, async () => {
    const templates = await PageTemplate.find({ isPublished: true, slug: isGenerated() })
      .sort({ _id: 1 })
      .lean<TemplateRecord[]>();
    const named = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
    return {
      templates: templates.map(({ _id: id, draft: { label, uses } }) => ({ id, label, uses })),
      services: services.map(named),
      industries: industries.map(named),
      places: (await readLocations()).map(({ slug: value, name: label }) => ({ value, label })),
    };
  });

  addRoute(
    api,
    createPageRun,
    mayRunTemplates,
    async ({ body, user, audit }) => {
      const template = await PageTemplate.findOne({
        _id: body.template,
        isPublished: true,
        slug: isGenerated(),
      }).lean<TemplateRecord>();
      if (!template) {
        const message = 'Please choose a published page template.';
        throw badRequest(message, { template: message });
      }
      const run = await startRun(template, body, user.name);
      audit(run._id, undefined, body);
      return toRunView(run);
    },
    { action: 'generate pages' },
  );

  addRoute(api, listPageRuns, mayReadTemplates, async ({ query }) => {
    const { records, ...page } = await readPage(PageRun, query, {
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: ORDER,
    });
    return { ...page, items: records.map(toRunView) };
  });

  addRoute(api, getPageRun, mayReadTemplates, async ({ params }) => toRunView(await findRun(params.id)));

  addRoute(api, listWaitingPages, mayReadTemplates, async ({ params }) => {
    const waiting = await rankWaiting(await findRun(params.id));
    return {
      items: waiting
        .slice(0, MAX_PER_DAY)
        .map(({ page: { _id: id, path, title }, demand }) => ({ id, path, title, demand })),
      total: waiting.length,
    };
  });

  actionRoutes(api);
}

function actionRoutes(api: Api): void {
  addRoute(
    api,
    createPageDrafts,
    mayRunTemplates,
    async ({ params, version, user, audit }) => {
      const run = await findRun(params.id);
      if (run.state !== 'checked') throw conflict('Drafts are created once, from a checked run.');
      const after = await activate(run, version, 'creating', user);
      audit(run._id, undefined, { total: run.total });
      return toRunView(after);
    },
    { action: 'create drafts of generated pages' },
  );

  addRoute(
    api,
    editPagePublishing,
    mayRunTemplates,
    async ({ params, body, version, user, audit }) => {
      const run = await findRun(params.id);
      if (run.state !== 'created') throw conflict('Create the drafts of this run first.');
      const after = await editAtVersion(PageRun, { _id: run._id }, version, {
        $set: { ...body, pauseReason: '', actor: { _id: user._id, name: user.name } },
      });
      audit(run._id, publishingOf(run), publishingOf(after));
      return toRunView(after);
    },
    { action: 'change publishing of generated pages' },
  );

  addRoute(
    api,
    rollBackPageRun,
    mayWriteTemplates,
    async ({ params, version, user, audit }) => {
      const run = await findRun(params.id);
      const hasDrafts = run.state === 'created' || (run.state === 'failed' && run.created > 0);
      if (!hasDrafts) throw conflict('This run has no landing pages to roll back.');
      const after = await activate(run, version, 'rollingBack', user);
      audit(run._id, undefined, { total: run.created });
      return toRunView(after);
    },
    { action: 'roll back generated pages' },
  );
}

async function findRun(id: string): Promise<PageRunRecord> {
  const run = await PageRun.findById(id).lean<PageRunRecord>();
  if (!run) throw notFound('There is no such run.');
  return run;
}

/** Hands a run to the job. 409 while another one is active. */
async function activate(
  { _id }: PageRunRecord,
  version: number,
  state: PageRunRecord['state'],
  { _id: user, name }: Pick<UserRecord, '_id' | 'name'>,
): Promise<PageRunRecord> {
  const change = {
    state,
    slot: 'active',
    attempts: 0,
    leaseUntil: null,
    error: '',
    actor: { _id: user, name },
  };
  return editAtVersion(PageRun, { _id }, version, { $set: change as Partial<PageRunRecord> }).catch(
    refuseSecond,
  );
}

/** 409 for a second active run. */
function refuseSecond(error: unknown): never {
  if (duplicateKeyField(error) !== 'slot') throw error;
  throw conflict('Another run is active. Please wait until it has ended.');
}

const publishingOf = ({ perDay, order = 'demand', isPaused }: PageRunRecord) => ({ perDay, order, isPaused });

async function startRun(template: TemplateRecord, body: PageRunDraft, by: string): Promise<PageRunRecord> {
  const locations = await readLocations();
  assertChosen(template, body, locations);
  const total = combinationsOf(template.draft.uses, body, locations).length;
  if (total > MAX_RUN_PAGES)
    throw badRequest(`That would be ${total} pages. A run can have at most ${MAX_RUN_PAGES}.`, {
      services: `That would be ${total} pages. Choose fewer: a run can have at most ${MAX_RUN_PAGES}.`,
    });
  const { services: ofServices, industries: ofIndustries, places } = body;
  const [run] = await PageRun.create([
    {
      _id: new Types.ObjectId().toString(),
      template: template._id,
      templateLabel: template.draft.label,
      templateVersion: template.version,
      services: ofServices,
      industries: ofIndustries,
      places,
      state: 'checking',
      slot: 'active',
      by,
      selection: describeSelection(template, body),
      total,
      createdAt: new Date(),
    },
  ]).catch(refuseSecond);
  return run?.toObject() as PageRunRecord;
}

const SUBJECTS = [
  { kind: 'service', field: 'services', one: 'service', many: 'services' },
  { kind: 'industry', field: 'industries', one: 'industry', many: 'industries' },
  { kind: 'place', field: 'places', one: 'service area', many: 'service areas' },
] as const;

/** 400, at the field, where nothing or something unknown is chosen. */
function assertChosen({ draft }: TemplateRecord, body: PageRunDraft, locations: LocationText[]): void {
  const known = {
    services: services.map(({ code }) => code),
    industries: industries.map(({ code }) => code),
    places: locations.map(({ slug }) => slug),
  };
  for (const { kind, field, one } of SUBJECTS) {
    if (!draft.uses.includes(kind)) continue;
    const chosen = body[field];
    const message = chosen.length
      ? chosen.some((each) => !known[field].includes(each)) &&
        `At least one ${one} that you chose doesn’t exist or isn’t published.`
      : `Please choose at least one ${one}.`;
    if (message) throw badRequest(message, { [field]: message });
  }
}

function describeSelection({ draft }: TemplateRecord, body: PageRunDraft): string {
  const parts = SUBJECTS.filter(({ kind }) => draft.uses.includes(kind)).map(({ field, one, many }) => {
    const count = new Set(body[field]).size;
    return `${count} ${count === 1 ? one : many}`;
  });
  return parts.join(' × ') || 'One page';
}

const toRunView = ({ _id, createdAt, endedAt, ...run }: PageRunRecord): PageRunView => ({
  ...run,
  publishing: publishingOf(run as PageRunRecord),
  pauseReason: run.pauseReason ?? '',
  id: _id,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
