import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { publishedLandings } from '../landingPages/publishedLandings';
import { countWords } from '../markdown/textMeasures';
import type { TemplateDraft } from '../pageTemplates/contract';
import { createPages, visibleText } from '../pageTemplates/createPages';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import { readLocations } from '../pageTemplates/subjects';
import { createSiteReader } from '../redirects/livePages';
import { checkRun } from './checkRun';
import { combinationsOf } from './combinations';
import type { PageState } from './contract';
import { createDraft } from './createDraft';
import { findRunFault } from './findRunFault';
import { GeneratedPage, type GeneratedPageRecord, PageRun, type PageRunRecord } from './model';
import { rollBackPage } from './rollBackPage';

/** A run is taken over from a process that has not reported for so long. */
const LEASE_MS = 60_000;
/** After an error, the next attempt waits so long. */
const RETRY_MS = 10_000;
const MAX_ATTEMPTS = 3;
/** Pages that are rendered and stored at a time. */
const CHUNK = 20;

type Clock = () => Date;

/**
 * Creates the job that renders and checks the pages of runs. Any number of processes may run it: a run is claimed by a
 * conditional write, and continues after the last stored page when its process ended.
 */
export function createPageRunner(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  log: Logger,
  signal: AbortSignal,
  now: Clock = () => new Date(),
): () => Promise<void> {
  const readSite = createSiteReader(publicOrigin);

  async function createDrafts(run: PageRunRecord): Promise<void> {
    const error = await findRunFault(run);
    if (error) return end(run, { state: 'failed', error, created: await countDrafts(run) });
    const pages = await GeneratedPage.find({ run: run._id, state: 'checked' })
      .select('_id')
      .sort({ _id: 1 })
      .lean<GeneratedPageRecord[]>();
    for (const [at, page] of pages.entries()) {
      if (signal.aborted) return;
      await createDraft(run, page);
      if (at % CHUNK === CHUNK - 1 && !(await report(run, { created: await countDrafts(run) }))) return;
    }
    await end(run, { state: 'created', created: await countDrafts(run) });
  }

  async function rollBack(run: PageRunRecord): Promise<void> {
    // One that could not be published was skipped and has its draft still.
    const states = mongoose.trusted({ $in: ['draft', 'published', 'skipped'] satisfies PageState[] });
    const pages = await GeneratedPage.find({
      run: run._id,
      state: states,
      documentId: mongoose.trusted({ $ne: null }),
    })
      .select('_id')
      .sort({ _id: 1 })
      .lean<GeneratedPageRecord[]>();
    for (const [at, page] of pages.entries()) {
      if (signal.aborted) return;
      await rollBackPage(run, page, readSite);
      if (at % CHUNK === CHUNK - 1 && !(await report(run, {}))) return;
    }
    publishedLandings.refresh();
    const edited = await GeneratedPage.countDocuments({ run: run._id, state: 'edited' });
    await end(run, { state: 'rolledBack', edited });
  }

  async function check(run: PageRunRecord): Promise<void> {
    const template = await readTemplate(run);
    if (!template)
      return end(run, {
        state: 'failed',
        error: 'The template has changed since then. Please start another run.',
      });
    const places = await readLocations();
    const combinations = combinationsOf(template.uses, run, places);
    if (combinations.length !== run.total)
      return end(run, {
        state: 'failed',
        error: 'A service area is no longer published. Please start another run.',
      });
    for (let at = run.done; at < run.total; at += CHUNK) {
      if (signal.aborted) return;
      const made = await createPages(template, combinations.slice(at, at + CHUNK), places);
      await GeneratedPage.bulkWrite(
        made.map(({ combination, rendered, draft, path }, index) => ({
          replaceOne: {
            filter: { _id: pageId(run, at + index) },
            replacement: {
              _id: pageId(run, at + index),
              run: run._id,
              template: run.template,
              templateLabel: run.templateLabel,
              templateVersion: run.templateVersion,
              service: combination.service?.code ?? '',
              industry: combination.industry?.code ?? '',
              place: combination.place?.slug ?? '',
              label: draft.label,
              path: rendered.address ? path : '',
              title: draft.searchTitle,
              words: countWords(visibleText(draft)),
              draft,
              missing: rendered.missing,
              faults: Object.values(rendered.errors),
              checks: [],
              failedChecks: [],
              isPassed: false,
              isChecked: false,
              nearest: null,
              state: 'checked',
              note: '',
              documentId: null,
              createdAt: run.createdAt,
            },
            upsert: true,
          },
        })),
      );
      if (!(await report(run, { done: Math.min(run.total, at + CHUNK) }))) return;
    }
    if (signal.aborted) return;
    await end(run, { state: 'checked', ...(await checkRun(run, template, readSite)) });
  }

  /** Stores the progress and renews the lease. False if another process has taken over the run. */
  async function report({ _id, token }: PageRunRecord, part: Partial<PageRunRecord>): Promise<boolean> {
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    const change = { $set: { ...part, leaseUntil, attempts: 0 } };
    return (await PageRun.updateOne({ _id, token, slot: 'active' }, change)).modifiedCount > 0;
  }

  async function end({ _id, token }: PageRunRecord, part: Partial<PageRunRecord>): Promise<void> {
    await PageRun.updateOne(
      { _id, token, slot: 'active' },
      { $set: { ...part, endedAt: now(), leaseUntil: null }, $unset: { slot: '' }, $inc: { version: 1 } },
    );
  }

  /** What there is to do in each state of an active run. */
  const tasks = { checking: check, creating: createDrafts, rollingBack: rollBack };

  return async () => {
    const run = await claim(now());
    if (!run) return;
    if (run.attempts > MAX_ATTEMPTS)
      return end(run, {
        state: 'failed',
        error: 'The run was interrupted several times.',
        created: await countDrafts(run),
      });
    try {
      await tasks[run.state as keyof typeof tasks](run);
    } catch (error) {
      log.warn({ err: error, run: run._id }, 'a run of a page template was interrupted');
      const retryAt = new Date(now().getTime() + RETRY_MS);
      await PageRun.updateOne({ _id: run._id, token: run.token }, { $set: { leaseUntil: retryAt } });
    }
  };
}

/** The run that waits, or one whose process ended. */
function claim(now: Date): Promise<PageRunRecord | null> {
  const isFree = [{ leaseUntil: null }, { leaseUntil: mongoose.trusted({ $lt: now }) }];
  return PageRun.findOneAndUpdate(
    { slot: 'active', $or: isFree },
    {
      $set: { token: newId(), leaseUntil: new Date(now.getTime() + LEASE_MS) },
      $inc: { attempts: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean<PageRunRecord>()
    .exec();
}

/** The published template at the version of the run. */
async function readTemplate({
  template,
  templateVersion,
}: PageRunRecord): Promise<TemplateDraft | undefined> {
  const record = await PageTemplate.findById(template).lean<TemplateRecord>();
  return record?.version === templateVersion ? record.draft : undefined;
}

const countDrafts = ({ _id: run }: PageRunRecord) =>
  GeneratedPage.countDocuments({ run, documentId: mongoose.trusted({ $ne: null }) });

/** Ids sort in the order of the pages. */
const pageId = ({ _id }: PageRunRecord, at: number) => `${_id}-${String(at).padStart(4, '0')}`;
