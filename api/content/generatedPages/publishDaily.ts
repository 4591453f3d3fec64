import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { notifyTeam } from '../../notifications/notifyTeam';
import { collectFields } from '../../platform/audit/collectFields';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { HttpError } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import { getLocalDay } from '../../platform/time/localTime';
import { initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import { findDocument } from '../documents/findDocument';
import { landingKind } from '../landingPages/landingKind';
import { publishedLandings } from '../landingPages/publishedLandings';
import { publishDocument } from '../publishing/publishing';
import { createSiteReader } from '../redirects/livePages';
import { editPagePublishing, PagePublishing } from './contract';
import { findRunFault } from './findRunFault';
import { GeneratedPage, type GeneratedPageRecord, PageRun, type PageRunRecord } from './model';
import { rankWaiting } from './rankWaiting';
import { isUnedited } from './rollBackPage';

type Publisher = Pick<Env, 'auditKeys' | 'publicOrigin' | 'mailTo' | 'mailFrom'>;

/**
 * Creates the job that publishes the pages of runs that passed all checks, a number a day at the office, those
 * in demand first unless the run says otherwise. The day's count and the publication are one transaction, so that several processes together publish no more.
 */
export function createDailyPublisher(
  env: Publisher,
  log: Logger,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const readSite = createSiteReader(env.publicOrigin);

  /** Publishes one page; false when the day's number is reached, or publishing is paused. */
  function publishOne(
    { _id: run, perDay }: PageRunRecord,
    { _id: id }: Pick<GeneratedPageRecord, '_id'>,
    day: string,
  ): Promise<boolean> {
    return mongoose.connection.transaction(async () => {
      // Since it was listed, a rollout may have given it another text.
      const page = await GeneratedPage.findOne({ _id: id, state: 'draft', isPassed: true }).lean<
        GeneratedPageRecord | undefined
      >();
      if (!page) return true;
      const record = page.documentId ? await findDocument(landingKind, page.documentId) : null;
      const state = !record || record.isBinned ? 'removed' : record.isPublic ? 'published' : undefined;
      if (state || !record || !isUnedited(page, record)) {
        const change = state
          ? { state }
          : { state: 'edited', note: 'It was edited. Publish it in the editor.' };
        await GeneratedPage.updateOne({ _id: page._id, state: 'draft' }, { $set: change });
        return true;
      }
      const counted = await PageRun.updateOne(
        {
          _id: run,
          state: 'created',
          isPaused: false,
          publishedOn: day,
          perDay,
          publishedToday: mongoose.trusted({ $lt: perDay }),
        },
        { $inc: { publishedToday: 1, published: 1 } },
      );
      if (!counted.modifiedCount) return false;
      await publishDocument({ kind: landingKind, record, by: { _id: '', name: record.updatedBy }, readSite });
      await GeneratedPage.updateOne({ _id: page._id }, { $set: { state: 'published' } });
      await recordAudit(env, {
        who: 'system',
        action: 'publish a generated page',
        entity: resourceOf(landingKind.contract.list.path),
        entityId: record._id,
        after: record.draft,
        fields: collectFields([landingKind.draft]),
      });
      return true;
    });
  }

  /** Pauses a run whose member may no longer publish, and tells the team. Another member resumes it. */
  async function pause({ _id, templateLabel, version }: PageRunRecord, reason: string): Promise<void> {
    await notifyTeam(env, 'page run', `${templateLabel}: ${reason}`, { now: now().getTime() });
    await mongoose.connection.transaction(async () => {
      const change = { isPaused: true, pauseReason: reason };
      const paused = await PageRun.updateOne({ _id, version }, { $set: change, $inc: { version: 1 } });
      if (!paused.modifiedCount) return;
      await recordAudit(env, {
        who: 'system',
        action: 'pause publishing of generated pages',
        entity: resourceOf(editPagePublishing.path),
        entityId: _id,
        before: { isPaused: false },
        after: { isPaused: true },
        fields: collectFields([PagePublishing]),
      });
    });
    log.warn({ run: _id }, 'publishing of generated pages was paused, because its member lost access');
  }

  async function publishPages(run: PageRunRecord, day: string): Promise<void> {
    const reason = await findRunFault(run);
    if (reason) return pause(run, reason);
    // A new day starts from zero.
    await PageRun.updateOne(
      { _id: run._id, publishedOn: mongoose.trusted({ $ne: day }) },
      { $set: { publishedOn: day, publishedToday: 0 } },
    );
    // Nothing is ranked on a day that has its number.
    if (run.publishedOn === day && run.publishedToday >= run.perDay) return;
    for (const { page } of (await rankWaiting(run)).slice(0, MAX_A_TICK)) {
      try {
        if (!(await publishOne(run, page, day))) return;
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 400)) throw error;
        await GeneratedPage.updateOne(
          { _id: page._id, state: 'draft' },
          { $set: { state: 'skipped', note: error.message } },
        );
        log.warn({ err: error, page: page._id }, 'a generated page cannot be published');
      }
    }
  }

  return async () => {
    const zone = (await currentSettings())?.booking?.timeZone ?? initialPlan.timeZone;
    const day = getLocalDay(zone, now().getTime());
    const isPositive = mongoose.trusted({ $gt: 0 });
    const runs = await PageRun.find({ state: 'created', isPaused: false, perDay: isPositive })
      .sort({ createdAt: 1, _id: 1 })
      .lean<PageRunRecord[]>();
    for (const run of runs) await publishPages(run, day);
    if (runs.length) publishedLandings.refresh();
  };
}

/** The most pages of a run that one call takes. */
const MAX_A_TICK = 100;
