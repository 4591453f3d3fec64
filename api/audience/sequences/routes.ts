import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { badRequest, conflict, notFound } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { getSender } from '../../settings/getSender';
import { isCountingClicks } from '../clicks/isCountingClicks';
import { releaseHeld } from '../mailings/resendMails';
import { createTests } from '../newsletters/createTests';
import { setPageHeaders, toPage } from '../newsletters/emailPage';
import { topics as allTopics } from '../subscribers/contract';
import {
  createSequence,
  deleteSequence,
  editSequence,
  getSequence,
  listSequences,
  mostSequences,
  type SequenceDraft,
  type SequenceEntry,
  type SequenceStep,
  showStepEmail,
  testStep,
} from './contract';
import { Sequence, type SequenceRecord, SequenceRun, stepId } from './model';
import { mayEditSequences, mayListSequences } from './policy';
import { renderStep } from './renderStep';
import { draftOf, toSequenceViews } from './sequenceViews';

const byName = { name: 1, _id: 1 } as const;

/** The routes for sequences. */
export function sequenceRoutes(api: Api): void {
  addRoute(api, listSequences, mayListSequences, async ({ query }) => {
    const { records, ...page } = await readPage(Sequence, query, {
      order: byName,
      maxCount: mostSequences,
      countIndex: byName,
    });
    return { ...page, items: await toSequenceViews(records) };
  });

  addRoute(api, getSequence, mayListSequences, async ({ params, user }) => {
    const record = await Sequence.findById(params.id).lean<SequenceRecord>();
    authorize(mayListSequences, user, record);
    return toView(record);
  });

  addRoute(api, createSequence, mayEditSequences, async ({ body, audit }) => {
    const draft = await normalizeSequence(body);
    await assertBelowLimit(Sequence, { limit: mostSequences }, () =>
      conflict(`The limit is ${mostSequences} sequences.`),
    );
    await markNewMediaUsed(textOf(draft));
    const [created] = await Sequence.create([{ ...draft, ...(draft.isEnabled && turnedOn()) }]);
    const record = created?.toObject() as SequenceRecord;
    audit(record._id, undefined, draft);
    return toView(record);
  });

  addRoute(api, editSequence, mayEditSequences, async ({ params, body, version, user, audit }) => {
    const before = await Sequence.findById(params.id).lean<SequenceRecord>();
    authorize(mayEditSequences, user, before);
    const draft = await normalizeSequence(body);
    await markNewMediaUsed(textOf(draft), textOf(before));
    const on = draft.isEnabled && !before.isEnabled ? turnedOn() : {};
    const after = await editAtVersion(Sequence, { _id: params.id }, version, { $set: { ...draft, ...on } });
    await releaseRemoved(before, draft.steps);
    audit(params.id, draftOf(before), draft);
    return toView(after);
  });

  addRoute(api, deleteSequence, mayEditSequences, async ({ params, version, audit }): Promise<undefined> => {
    const before = await deleteAtVersion(Sequence, { _id: params.id }, version);
    audit(params.id, draftOf(before));
    await SequenceRun.deleteMany({ sequenceId: params.id });
    await releaseRemoved(before, []);
  });

  const findStep = async ({ id, key }: { id: string; key: string }) => {
    const record = await Sequence.findById(id).lean<SequenceRecord>();
    const step = record?.steps.find((each) => each.key === key);
    if (!step) throw notFound('This step was removed. Please reload the page.');
    return step;
  };

  addRoute(
    api,
    showStepEmail,
    mayListSequences,
    async ({ params, query, res }) => {
      const step = await findStep(params);
      setPageHeaders(res);
      return toPage(await renderStep(step, await getSender(api.env)), query.view);
    },
    { deadline: 6 },
  );

  addRoute(
    api,
    testStep,
    mayEditSequences,
    async ({ params, body, user, audit }) => {
      const step = await findStep(params);
      const tests = [{ kind: 'stepTest' as const, newsletterId: stepId(params.id, step.key) }];
      const sent = await createTests(api, user, body, tests);
      audit(params.id, undefined, {
        members: sent.names,
        testAddresses: sent.addresses.length,
        subject: step.subject,
      });
      return sent;
    },
    { action: 'send a test email of a sequence', afterCommit: api.onMailQueued },
  );
}

const toView = async (record: SequenceRecord) => (await toSequenceViews([record]))[0] as SequenceEntry;

const textOf = ({ steps }: SequenceDraft) => steps.map(({ markdown }) => markdown).join('\n');

/** Makes the emails of removed steps due that quiet hours hold, so that they are skipped. */
async function releaseRemoved(
  { _id, steps }: SequenceRecord,
  remaining: readonly SequenceStep[],
): Promise<void> {
  for (const { key } of steps)
    if (!remaining.some((step) => step.key === key)) await releaseHeld(stepId(_id, key));
}

/** Events from now on start it. */
function turnedOn() {
  const now = new Date();
  return { enabledAt: now, readUntil: now };
}

/** The draft with trimmed texts. 400 for steps that could never be sent, and for a sequence without steps that is on. */
async function normalizeSequence(body: SequenceDraft): Promise<SequenceDraft> {
  const draft = {
    ...body,
    name: body.name.trim(),
    form: body.trigger === 'form' ? body.form.trim() : '',
    topics: allTopics.filter((topic) => body.topics.includes(topic)),
    steps: body.steps.map((step) => ({ ...step, subject: step.subject.trim() })),
  };
  const { steps } = draft;
  const errors: Record<string, string> = {};
  if (draft.isEnabled && !steps.length) errors.steps = 'Add a step before you turn it on.';
  if (new Set(steps.map(({ key }) => key)).size < steps.length) errors.steps = 'Please reload the page.';
  if (draft.trigger === 'stage' && !draft.stage) errors.stage = 'Please choose a stage.';
  const isCounted = await isCountingClicks([]);
  for (const [at, { condition }] of steps.entries()) {
    if (condition !== 'clicked' && condition !== 'notClicked') continue;
    if (!at) errors[`steps.${at}.condition`] = 'No email comes before the first step.';
    else if (!isCounted)
      errors[`steps.${at}.condition`] =
        'Clicks aren’t counted for all topics. An admin can turn counting on under Settings, Newsletters.';
  }
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
  return draft;
}
