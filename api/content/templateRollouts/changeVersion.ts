import mongoose from 'mongoose';
import { collectFields } from '../../platform/audit/collectFields';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { HttpError } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import { changeDocument } from '../documents/changeDocument';
import { findDocument } from '../documents/findDocument';
import type { ContentRecord } from '../documents/model';
import { GeneratedPage, type GeneratedPageRecord, type GeneratedVersion } from '../generatedPages/model';
import { isUnedited } from '../generatedPages/rollBackPage';
import type { LandingDraft } from '../landingPages/contract';
import { landingKind } from '../landingPages/landingKind';
import { countWords } from '../markdown/textMeasures';
import { visibleText } from '../pageTemplates/createPages';
import type { ReadSite } from '../publishing/assertPublishable';
import { publishDocument } from '../publishing/publishing';
import { saveRevision } from '../revisions/revisions';
import { whyLeftOut } from './findPinnedPages';
import { ComparedPage, type ComparedPageRecord, type RolloutRecord, TemplateRollout } from './model';
import type { PlannedPage } from './planStage';

export interface ChangeContext {
  env: Pick<Env, 'auditKeys'>;
  rollout: RolloutRecord;
  readSite: ReadSite;
}

/** The rollout was paused, rolled back or taken over, so the change of a page must not be stored. */
class Ended extends Error {}

/** Gives a page the version of the rollout, once. Returns false if the rollout was ended meanwhile. */
export const updatePage = (context: ChangeContext, planned: PlannedPage): Promise<boolean> =>
  inTransaction(async () => {
    const { row, updated, result } = planned;
    if (!(await isWaiting(context, row, 'waiting'))) return;
    const page = await readPage({ _id: row.page, templateVersion: row.fromVersion });
    const record = page?.documentId ? await findDocument(landingKind, page.documentId) : null;
    if (!page || !record || record.isBinned) return markRow(row, 'leftOut', 'It’s no longer on the site.');
    const leftOut = whyLeftOut(page, record);
    if (leftOut) return markRow(row, 'leftOut', leftOut);
    const { rollout } = context;
    const isPassed = !result.failedChecks.length;
    const draft = { ...updated.draft, isListed: isPassed };
    const version: GeneratedVersion = {
      templateVersion: rollout.templateVersion,
      label: draft.label,
      path: updated.path,
      title: draft.searchTitle,
      words: countWords(visibleText(draft)),
      draft,
      missing: updated.missing,
      faults: updated.faults,
      ...result,
      isPassed,
    };
    const previous = { ...versionOf(page), rollout: rollout._id };
    await GeneratedPage.updateOne({ _id: page._id }, { $set: { ...version, previous } });
    await changeLanding(context, record, draft, 'update a generated page');
    await markRow(row, 'updated', '');
    await countPage(rollout, 1);
  });

/** Gives a page the version back that it had before the rollout, once. Returns false if that was ended meanwhile. */
export const restorePage = (context: ChangeContext, row: ComparedPageRecord): Promise<boolean> =>
  inTransaction(async () => {
    const { rollout } = context;
    if (!(await isWaiting(context, row, 'updated'))) return;
    const page = await readPage({ _id: row.page, 'previous.rollout': rollout._id });
    const record = page?.documentId ? await findDocument(landingKind, page.documentId) : null;
    if (!page?.previous || !record || record.isBinned)
      return markRow(row, 'kept', 'It’s no longer on the site.');
    if (!isUnedited(page, record))
      return markRow(row, 'kept', 'It was edited since, so the rollback didn’t change it.');
    const { rollout: _, ...version } = page.previous;
    await GeneratedPage.updateOne({ _id: page._id }, { $set: version, $unset: { previous: '' } });
    await changeLanding(context, record, version.draft, 'restore a generated page');
    await markRow(row, 'restored', '');
    await countPage(rollout, -1);
  });

/** True once it is committed, false if the rollout was ended; another change of the page at the same time is tried again. */
async function inTransaction(work: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await mongoose.connection.transaction(work);
      return true;
    } catch (error) {
      if (error instanceof Ended) return false;
      const hasChanged = error instanceof HttpError && error.status === 412;
      if (!hasChanged || attempt === MAX_ATTEMPTS) throw error;
    }
}

const MAX_ATTEMPTS = 3;

/** Whether no other process has changed the page. Aborts the transaction if the rollout was ended. */
async function isWaiting(
  { rollout: { _id, token, state } }: ChangeContext,
  row: ComparedPageRecord,
  before: ComparedPageRecord['state'],
): Promise<boolean> {
  const isActive = await TemplateRollout.exists({ _id, token, state, slot: 'active' });
  if (!isActive) throw new Ended();
  return Boolean(await ComparedPage.exists({ _id: row._id, state: before }));
}

const readPage = (filter: object) =>
  GeneratedPage.findOne(filter).lean<GeneratedPageRecord>().exec() as Promise<GeneratedPageRecord | null>;

const versionOf = ({
  templateVersion,
  label,
  path,
  title,
  words,
  draft,
  missing,
  faults,
  checks,
  failedChecks,
  isPassed,
  nearest,
}: GeneratedPageRecord): GeneratedVersion => ({
  templateVersion,
  label,
  path,
  title,
  words,
  draft,
  missing,
  faults,
  checks,
  failedChecks,
  isPassed,
  nearest,
});

const markRow = ({ _id }: ComparedPageRecord, state: ComparedPageRecord['state'], note: string) =>
  ComparedPage.updateOne({ _id }, { $set: { state, note, ...(state === 'leftOut' && { isEdited: true }) } });

/** Counts a page that has the version, or no longer has it. Aborts the transaction if the rollout was ended. */
async function countPage({ _id, token, state }: RolloutRecord, by: 1 | -1): Promise<void> {
  const active = { _id, token, state, slot: 'active' } as const;
  const counted = await TemplateRollout.updateOne(active, { $inc: { updated: by }, $set: { attempts: 0 } });
  if (!counted.modifiedCount) throw new Ended();
}

/** Changes the draft of a landing page, and what visitors read if it is public. */
async function changeLanding(
  { env, rollout: { actor: by }, readSite }: ChangeContext,
  record: ContentRecord,
  draft: LandingDraft,
  action: string,
): Promise<void> {
  const changed = await changeDocument(landingKind, record, { draft }, by);
  if (record.isPublic) await publishDocument({ kind: landingKind, record: changed, by, readSite });
  else await saveRevision(changed, 'written');
  await recordAudit(env, {
    who: 'system',
    action,
    entity: resourceOf(landingKind.contract.list.path),
    entityId: record._id,
    before: record.draft,
    after: draft,
    fields: collectFields([landingKind.draft]),
  });
}
