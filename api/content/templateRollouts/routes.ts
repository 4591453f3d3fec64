import type { QueryFilter } from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { newId } from '../../platform/db/newId';
import { badRequest, notFound } from '../../platform/errors/HttpError';
import { readPage } from '../../platform/records/readPage';
import { findDocument } from '../documents/findDocument';
import { GeneratedPage, type GeneratedPageRecord } from '../generatedPages/model';
import type { TemplateDraft } from '../pageTemplates/contract';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import { mayReadTemplates, mayWriteTemplates } from '../pageTemplates/policy';
import { templateKind } from '../pageTemplates/templateKind';
import { computeBasis } from './computeBasis';
import {
  type ComparedPageQuery,
  type ComparedPage as ComparedPageView,
  createTemplateRollout,
  getTemplateRollout,
  listComparedPages,
  listTemplateRollouts,
  MAX_ROLLOUT_PAGES,
  type RolloutDraft,
  showComparedPage,
} from './contract';
import { ComparedPage, type ComparedPageRecord, type RolloutRecord, TemplateRollout } from './model';
import { renderComparedPage } from './renderComparedPage';
import { renderPinnedPages } from './renderPinnedPages';
import { findRollout, refuseSecond, toRolloutView } from './rolloutRecords';
import { addStageRoutes } from './stageRoutes';

const MAX_COUNTED = 5000;
const ORDER = { createdAt: -1, _id: 1 } as const;
const PAGE_ORDER = { share: -1, _id: 1 } as const;
/** Comparisons that were not rolled out are deleted after so long. */
const COMPARISON_MS = 30 * 86_400_000;

/** Rollouts of page templates: what a new version changes, and its stages. */
export function templateRolloutRoutes(api: Api): void {
  addRoute(
    api,
    createTemplateRollout,
    mayWriteTemplates,
    async ({ body, user, audit, skipAudit }) => {
      const { rollout, isNew } = await startComparison(body, user);
      if (isNew) audit(rollout._id, undefined, body);
      else skipAudit();
      return toRolloutView(rollout);
    },
    { action: 'compare versions of a page template' },
  );

  addRoute(api, listTemplateRollouts, mayReadTemplates, async ({ query }) => {
    const { records, ...page } = await readPage(TemplateRollout, query, {
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: ORDER,
      excludedFields: ['draft'],
    });
    return { ...page, items: records.map(toRolloutView) };
  });

  addRoute(api, getTemplateRollout, mayReadTemplates, async ({ params }) =>
    toRolloutView(await findRollout(params.id)),
  );

  addRoute(api, listComparedPages, mayReadTemplates, async ({ params, query }) => {
    const { records, ...page } = await readPage(ComparedPage, query, {
      filter: pageFilter(params.id, query),
      order: PAGE_ORDER,
      maxCount: MAX_COUNTED,
      countIndex: { rollout: 1, ...PAGE_ORDER },
    });
    return { ...page, items: records.map(toPageView) };
  });

  addRoute(
    api,
    showComparedPage,
    mayReadTemplates,
    async ({ params, query, res }) => {
      const { before, after } = await findComparedPage(params);
      // Without scripts, and only the workbench may show it in a frame.
      res.set({
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      });
      return renderComparedPage(before, after, query.side);
    },
    { deadline: 6 },
  );

  addStageRoutes(api);
}

/** A page before and after: as they were once it was updated, else as they would be. */
async function findComparedPage({ id, page }: { id: string; page: string }) {
  const rollout = await findRollout(id);
  const compared = await ComparedPage.findOne({ _id: page, rollout: id }).lean<ComparedPageRecord>();
  const generated = compared && (await GeneratedPage.findById(compared.page).lean<GeneratedPageRecord>());
  if (!generated) throw notFound('There is no such page.');
  const { previous, draft } = generated;
  if (previous?.rollout === id) return { before: previous.draft, after: draft };
  const [made] = await renderPinnedPages(rollout.draft, [{ page: generated }]);
  return { before: draft, after: made?.draft ?? draft };
}

/** The text of a template that a rollout is about, with its version. */
async function readTemplate({ template, source }: RolloutDraft) {
  const record =
    source === 'draft'
      ? await findDocument(templateKind, template)
      : await PageTemplate.findOne({ _id: template, isPublished: true }).lean<TemplateRecord>();
  if (record && !('isBinned' in record && record.isBinned))
    return { draft: record.draft as TemplateDraft, version: record.version };
  const message =
    source === 'draft' ? 'There is no such page template.' : 'Please choose a published page template.';
  throw badRequest(message, { template: message });
}

/** The comparison that was made already while nothing has changed since, or a new one. */
async function startComparison(body: RolloutDraft, { _id, name }: { _id: string; name: string }) {
  const { draft, version } = await readTemplate(body);
  const { total, basis } = await computeBasis(body.template, version, draft);
  if (!total) throw badRequest(NO_PAGES, { template: NO_PAGES });
  if (total > MAX_ROLLOUT_PAGES) {
    const message = `That would be ${total} pages. A rollout can have at most ${MAX_ROLLOUT_PAGES}.`;
    throw badRequest(message, { template: message });
  }
  const known = await TemplateRollout.findOne({ template: body.template, basis, state: 'compared' })
    .sort({ createdAt: -1 })
    .lean<RolloutRecord>();
  if (known) return { rollout: known, isNew: false };
  const createdAt = new Date();
  const [made] = await TemplateRollout.create([
    {
      _id: newId(),
      ...body,
      templateLabel: draft.label,
      templateVersion: version,
      draft,
      basis,
      state: 'comparing',
      slot: 'active',
      by: name,
      actor: { _id, name },
      total,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + COMPARISON_MS),
    },
  ]).catch(refuseSecond);
  return { rollout: made?.toObject() as RolloutRecord, isNew: true };
}

const NO_PAGES = 'No landing pages were made from an older version of this template.';

function pageFilter(rollout: string, { show }: ComparedPageQuery): QueryFilter<ComparedPageRecord> {
  return {
    rollout,
    ...(show === 'changed' && { isChanged: true }),
    ...(show === 'failing' && { isFailing: true }),
    ...(show === 'unresolved' && { isUnresolved: true }),
    ...(show === 'edited' && { isEdited: true }),
    ...(show === 'updated' && { state: 'updated' as const }),
  };
}

const toPageView = ({ _id, ...page }: ComparedPageRecord): ComparedPageView => ({ ...page, id: _id });
