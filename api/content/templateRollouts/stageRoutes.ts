import { isDeepStrictEqual } from 'node:util';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import type { UserRecord } from '../../identity/users/model';
import { conflict } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { GeneratedPage } from '../generatedPages/model';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import { mayRunTemplates, mayWriteTemplates } from '../pageTemplates/policy';
import {
  advanceTemplateRollout,
  pauseTemplateRollout,
  type RolloutState,
  rollBackTemplateRollout,
} from './contract';
import { ComparedPage, type ComparedPageRecord, type RolloutRecord, TemplateRollout } from './model';
import { findRollout, refuseSecond, toRolloutView } from './rolloutRecords';
import { stageAfter } from './stages';

/** Rollouts that changed pages are deleted after so long, as runs are. */
const LIFETIME_MS = 366 * 86_400_000;

/** The stages of a rollout: the next one, a pause, and the way back. */
export function addStageRoutes(api: Api): void {
  addRoute(
    api,
    advanceTemplateRollout,
    mayRunTemplates,
    async ({ params, version, user, audit }) => {
      const rollout = await findRollout(params.id);
      const stage = nextStageOf(rollout);
      const first = rollout.state === 'compared' ? await prepareFirst(rollout) : {};
      const part: Partial<RolloutRecord> = {
        ...first,
        state: 'rolling',
        stage,
        blocked: [],
        blockedCount: 0,
      };
      const after = await activate(rollout, version, part, user);
      audit(rollout._id, { stage: rollout.stage }, { stage });
      return toRolloutView(after);
    },
    { action: 'roll out a page template' },
  );

  addRoute(
    api,
    pauseTemplateRollout,
    mayWriteTemplates,
    async ({ params, version, audit }) => {
      const { _id, state } = await findRollout(params.id);
      if (state !== 'rolling') throw conflict('No stage of this rollout is active.');
      const after = await editAtVersion(TemplateRollout, { _id }, version, {
        $set: { state: 'paused', token: '', leaseUntil: null, endedAt: new Date() },
        $unset: { slot: '' },
      });
      audit(_id, { state }, { state: 'paused' });
      return toRolloutView(after);
    },
    { action: 'pause the rollout of a page template' },
  );

  addRoute(
    api,
    rollBackTemplateRollout,
    mayWriteTemplates,
    async ({ params, version, user, audit }) => {
      const rollout = await findRollout(params.id);
      const { _id, state, updated } = rollout;
      if (state !== 'rolling' && !(updated && RESTING.includes(state)))
        throw conflict('This rollout has no pages to roll back.');
      const after = await activate(rollout, version, { state: 'rollingBack' }, user);
      audit(_id, { state }, { state: 'rollingBack' });
      return toRolloutView(after);
    },
    { action: 'roll back a page template' },
  );
}

/** States from which a rollout can be rolled back, or replaced by a later one. */
const RESTING: RolloutState[] = ['waiting', 'paused', 'stopped', 'done'];

/** The stage that is next, in percent. 409 if there is none. */
function nextStageOf({ state, stage, stages }: RolloutRecord): number {
  const isAgain = state === 'paused' || state === 'stopped';
  const next = isAgain ? stage : ['compared', 'waiting'].includes(state) ? stageAfter(stage) : undefined;
  if (next === undefined) throw conflict('This rollout can’t continue.');
  if (!stages.some(({ pages }) => pages)) throw conflict('There are no pages that it could change.');
  return next;
}

/** What the first stage needs: the compared text is the published version. Earlier rollouts of the template end. */
async function prepareFirst({ _id, template, draft }: RolloutRecord): Promise<Partial<RolloutRecord>> {
  const record = await PageTemplate.findOne({ _id: template, isPublished: true }).lean<TemplateRecord>();
  if (!record || !isDeepStrictEqual(record.draft, draft))
    throw conflict(
      'The compared text isn’t the published version. Publish the template, then compare again.',
    );
  if (await hasOtherVersions(_id))
    throw conflict('Another rollout changed these pages since they were compared. Compare again.');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await ComparedPage.updateMany({ rollout: _id }, { $set: { expiresAt } });
  await TemplateRollout.updateMany(
    { template, _id: mongoose.trusted({ $ne: _id }), state: mongoose.trusted({ $in: RESTING }) },
    { $set: { state: 'replaced' }, $inc: { version: 1 } },
  );
  return { templateVersion: record.version, expiresAt };
}

/** Whether a page got another version of the template since it was compared. */
async function hasOtherVersions(rollout: string): Promise<boolean> {
  const rows = await ComparedPage.find({ rollout, state: 'waiting' })
    .select('page fromVersion')
    .lean<Pick<ComparedPageRecord, 'page' | 'fromVersion'>[]>();
  const pages = await GeneratedPage.find({ _id: mongoose.trusted({ $in: rows.map(({ page }) => page) }) })
    .select('templateVersion')
    .lean<{ _id: string; templateVersion: number }[]>();
  const versions = new Map(pages.map(({ _id, templateVersion }) => [_id, templateVersion]));
  return rows.some(({ page, fromVersion }) => (versions.get(page) ?? fromVersion) !== fromVersion);
}

/** Hands a rollout to the job. 409 while another one is active. */
function activate(
  { _id }: RolloutRecord,
  version: number,
  part: Partial<RolloutRecord>,
  { _id: user, name }: Pick<UserRecord, '_id' | 'name'>,
): Promise<RolloutRecord> {
  const change: Partial<RolloutRecord> = {
    ...part,
    slot: 'active',
    token: '',
    attempts: 0,
    leaseUntil: null,
    error: '',
    actor: { _id: user, name },
  };
  return editAtVersion(TemplateRollout, { _id }, version, { $set: change }).catch(refuseSecond);
}
