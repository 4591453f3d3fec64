import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { replaceBandTerm } from '../enquiries/scoreBand';
import {
  ScoreChangeModel,
  type ScoreChangeRecord,
  ScoreProgress,
  type ScoreProgressRecord,
  ScoreRuleModel,
} from './model';
import {
  type AppliedRule,
  planScore,
  type RuleTotal,
  readsActivities,
  type ScoredLead,
  scoredFields,
} from './planScore';
import { type ActivitySource, readActivities } from './readActivities';

/** Leads per run; the next run continues. */
const BATCH = 200;
/** Leads per transaction. */
const PART = 20;

/** The background job. A run that takes longer than the interval is not started twice. */
export function createScorer(source: ActivitySource): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await scoreLeads(source);
    } finally {
      isRunning = false;
    }
  };
}

/**
 * Scores new leads and those whose person did something, then continues to recalculate all scores if the rules changed
 * or a day passed. It can be interrupted at any time.
 */
export async function scoreLeads(source: ActivitySource, now = Date.now()): Promise<void> {
  const due = await Enquiry.find({ isUnscored: true }, { _id: 1 }).limit(BATCH).lean<{ _id: string }[]>();
  await scoreNow(
    due.map(({ _id }) => _id),
    source,
    now,
  );
  await startNewDay(now);
  await continueRecalculation(source, now);
}

/** Brings scores up to date. A score and the changes that it is the sum of are written in one transaction. */
export async function scoreNow(
  ids: readonly string[],
  source: ActivitySource,
  now = Date.now(),
): Promise<void> {
  for (let start = 0; start < ids.length; start += PART)
    await scorePart(ids.slice(start, start + PART), source, now);
}

async function scorePart(ids: readonly string[], source: ActivitySource, now: number): Promise<void> {
  await mongoose.connection.transaction(async () => {
    const leads = await Enquiry.find({ _id: mongoose.trusted({ $in: ids }) }, scoredFields).lean<
      ScoredLead[]
    >();
    const rules = await readRules();
    const totals = await readTotals(leads.map(({ _id }) => _id));
    const activities = await readNeededActivities(leads, rules, source);
    const planned = leads.map((lead) => ({ lead, ...planFor(lead, { rules, totals, activities, now }) }));
    const changes = planned.flatMap(({ lead: { _id: leadId, emailNorm }, changes: own }) =>
      own.map((change) => ({ ...change, leadId, emailNorm, at: new Date(now) })),
    );
    if (changes.length) await ScoreChangeModel.insertMany(changes);
    const writes = planned.map(({ lead: { _id, words, plainWords }, score }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: {
            score,
            words: replaceBandTerm(words, score),
            plainWords: replaceBandTerm(plainWords, score),
          },
          $unset: { isUnscored: '' as const },
          // Processes that score a lead at the same time write to the same field, so one of them starts again.
          $inc: { scorings: 1 },
        },
        timestamps: false,
      },
    }));
    if (writes.length) await Enquiry.bulkWrite(writes);
  });
}

type Known = {
  rules: AppliedRule[];
  totals: Awaited<ReturnType<typeof readTotals>>;
  activities: Awaited<ReturnType<typeof readActivities>>;
  now: number;
};

function planFor(lead: ScoredLead, { rules, totals, activities, now }: Known) {
  return planScore(lead, {
    rules,
    totals: totals.get(lead._id) ?? [],
    activities: activities.get(lead.emailNorm) ?? [],
    now,
  });
}

/** Queues the leads of these email addresses for scoring after an activity of the person. */
export async function markUnscored(emails: readonly string[]): Promise<void> {
  await Enquiry.updateMany(
    { emailNorm: mongoose.trusted({ $in: emails.map((email) => email.toLowerCase()) }) },
    { $set: { isUnscored: true } },
    { timestamps: false },
  );
}

/** Has all scores recalculated. Joins the transaction of the request that changed the rules. */
export async function requestRecalculation(now = Date.now()): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await ScoreProgress.updateOne(
    { _id: 'site' },
    { $inc: { wanted: 1 }, $set: { after: '' }, $setOnInsert: { done: 0, day } },
    { upsert: true },
  );
}

/** Scores the leads that existed before scores. */
export async function prepareScores(): Promise<void> {
  await Enquiry.updateMany(
    { score: mongoose.trusted({ $exists: false }) },
    { $set: { score: 0 } },
    { timestamps: false },
  );
  await requestRecalculation();
}

export async function isRecalculating(): Promise<boolean> {
  const progress = await ScoreProgress.findById('site').lean<ScoreProgressRecord>();
  return (progress?.wanted ?? 0) > (progress?.done ?? 0);
}

/** Points lose value by the day, and people unsubscribe. */
async function startNewDay(now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await ScoreProgress.updateOne(
    { _id: 'site', day: mongoose.trusted({ $lt: day }) },
    { $inc: { wanted: 1 }, $set: { after: '', day } },
  );
}

async function continueRecalculation(source: ActivitySource, now: number): Promise<void> {
  const progress = await ScoreProgress.findById('site').lean<ScoreProgressRecord>();
  if (!progress || progress.wanted <= (progress.done ?? 0)) return;
  const leads = await Enquiry.find({ _id: mongoose.trusted({ $gt: progress.after }) }, scoredFields)
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<ScoredLead[]>();
  await scoreNow(await findOutdated(leads, source, now), source, now);
  const isSame = { _id: 'site', wanted: progress.wanted } as const;
  const last = leads.at(-1);
  // A rule that changed meanwhile has started it over.
  if (last && leads.length === BATCH) await ScoreProgress.updateOne(isSame, { $set: { after: last._id } });
  else await ScoreProgress.updateOne(isSame, { $set: { done: progress.wanted, after: '' } });
}

/** The leads whose score changes; most stay as they are. */
async function findOutdated(leads: ScoredLead[], source: ActivitySource, now: number): Promise<string[]> {
  const [rules, totals] = await Promise.all([readRules(), readTotals(leads.map(({ _id }) => _id))]);
  const activities = await readNeededActivities(leads, rules, source);
  const outdated = leads.filter((lead) => {
    const { changes, score } = planFor(lead, { rules, totals, activities, now });
    const isFiled = replaceBandTerm(lead.words, score).length === lead.words.length;
    return changes.length > 0 || !isFiled;
  });
  return outdated.map(({ _id }) => _id);
}

function readRules(): Promise<AppliedRule[]> {
  return ScoreRuleModel.find().lean<AppliedRule[]>();
}

/** Only if a rule uses them. */
async function readNeededActivities(
  leads: Pick<EnquiryRecord, 'emailNorm'>[],
  rules: AppliedRule[],
  source: ActivitySource,
): ReturnType<typeof readActivities> {
  if (!rules.some(({ kind, isEnabled }) => isEnabled && readsActivities(kind))) return new Map();
  return readActivities(
    leads.map(({ emailNorm }) => emailNorm),
    source,
  );
}

/** What each rule has contributed to leads, by lead. */
export async function readTotals(leadIds: string[]): Promise<Map<string, RuleTotal[]>> {
  type Row = { _id: Pick<ScoreChangeRecord, 'leadId' | 'ruleId' | 'service'> } & Omit<RuleTotal, 'ruleId'>;
  const rows = await ScoreChangeModel.aggregate<Row>([
    { $match: { leadId: { $in: leadIds } } },
    { $sort: { leadId: 1, at: -1, _id: -1 } },
    {
      $group: {
        _id: { leadId: '$leadId', ruleId: '$ruleId', service: '$service' },
        rule: { $first: '$rule' },
        points: { $sum: '$delta' },
        lastAt: { $max: '$at' },
      },
    },
  ]);
  const found = new Map<string, RuleTotal[]>();
  for (const { _id, rule, points, lastAt } of rows) {
    const { leadId, ruleId, service } = _id;
    const total = { ruleId, rule, ...(service && { service }), points, lastAt };
    found.set(leadId, [...(found.get(leadId) ?? []), total]);
  }
  return found;
}
