import { array, boolean, define, type Infer, integer, object, size, string } from 'superstruct';
import { leadStatusOptions } from '../../leads/enquiries/contract';
import {
  choice,
  documented,
  endpoint,
  LARGE_BODY_BYTES,
  optional,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { newsletterViews, TestRecipients, TestSent } from '../newsletters/contract';
import { topicOptions, topics } from '../subscribers/contract';

/** The most sequences; more are rejected. */
export const mostSequences = 20;
export const mostSteps = 10;

/** What starts a sequence for a subscriber. */
export const triggerOptions = [
  { value: 'subscribed', label: 'Someone confirms a subscription' },
  { value: 'booked', label: 'Someone books a meeting' },
  { value: 'form', label: 'Someone submits a form' },
  { value: 'stage', label: 'A lead moves to a stage' },
] as const;
export type SequenceTrigger = (typeof triggerOptions)[number]['value'];

/** The stages that start a sequence: those to which members move leads. */
export const stageOptions = leadStatusOptions.filter(
  ({ value }) => value !== 'new' && value !== 'spam' && value !== 'quarantined',
);

/** How long a step waits after the one before it, in hours. */
export const waitOptions = [
  { value: '0', label: 'Immediately' },
  { value: '1', label: '1 hour' },
  { value: '4', label: '4 hours' },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '120', label: '5 days' },
  { value: '168', label: '1 week' },
  { value: '336', label: '2 weeks' },
  { value: '672', label: '4 weeks' },
] as const;

/** Who gets the email of a step; the others skip it and go on. */
export const conditionOptions = [
  { value: 'always', label: 'Everyone' },
  { value: 'clicked', label: 'People who clicked a link in an earlier email' },
  { value: 'notClicked', label: 'People who didn’t click a link in an earlier email' },
  ...topicOptions.map(({ value, label }) => ({
    value: `topic:${value}` as const,
    label: `Subscribers of ${label}`,
  })),
] as const;

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

const Key = define<string>(
  'string',
  (value) => (typeof value === 'string' && /^[a-z0-9]{8,24}$/.test(value)) || 'Please reload the page.',
);

export const SequenceStep = object({
  /** Identifies it for as long as the sequence exists. */
  key: documented(Key, { type: 'string', pattern: '^[a-z0-9]{8,24}$' }),
  wait: choice(valuesOf(waitOptions), 'Please choose a wait.'),
  condition: choice(valuesOf(conditionOptions), 'Please choose who gets it.'),
  subject: text({ min: 1, max: 150, message: 'Please enter a subject.', label: 'The subject' }),
  /** The email in Markdown. */
  markdown: text({ min: 1, max: 10_000, message: 'Please enter a text.', label: 'The text' }),
});
export type SequenceStep = Infer<typeof SequenceStep>;

export const SequenceSteps = documented(size(array(SequenceStep), 0, mostSteps), { maxItems: mostSteps });

export const SequenceDraft = object({
  name: text({ min: 2, max: 80, label: 'The name', example: 'Welcome' }),
  trigger: choice(valuesOf(triggerOptions), 'Please choose a trigger.'),
  /** Slug of the form whose answers start it; empty for the contact form. */
  form: text({ max: 100, label: 'The form' }),
  /** The stage that starts it; only with that trigger. */
  stage: optional(choice(valuesOf(stageOptions), 'Please choose a stage.')),
  /** Only for subscribers of any of these topics; for all if empty. */
  topics: documented(size(array(choice(topics, 'There is no such topic.')), 0, topics.length), {
    maxItems: topics.length,
  }),
  steps: SequenceSteps,
  isEnabled: boolean(),
});
export type SequenceDraft = Infer<typeof SequenceDraft>;

export const emptySequence: SequenceDraft = {
  name: '',
  trigger: 'subscribed',
  form: '',
  topics: [],
  steps: [],
  isEnabled: false,
};

/** Why a sequence ended for a person before its last step. */
export const stopReasonOptions = [
  { value: 'unsubscribed', label: 'unsubscribed' },
  { value: 'bounced', label: 'bounced' },
  { value: 'complained', label: 'marked as spam' },
  { value: 'booked', label: 'booked a meeting' },
  { value: 'topics', label: 'no longer follows its topics' },
] as const;
export type StopReason = (typeof stopReasonOptions)[number]['value'];

/** What happened at a step, in people. */
const StepFigures = object({
  key: string(),
  /** Who get it next. */
  waiting: integer(),
  emailed: integer(),
  /** Did not meet its condition. */
  skipped: integer(),
  /** Emails of the last 30 days that failed, or whose outcome is unknown. */
  failed: integer(),
  /** Left the sequence while they waited for it. */
  stopped: array(
    object({ reason: choice(valuesOf(stopReasonOptions), 'No such reason.'), count: integer() }),
  ),
});
export type StepFigures = Infer<typeof StepFigures>;

/** A sequence as members see it. */
export const SequenceEntry = object({
  id: string(),
  ...SequenceDraft.schema,
  /** Who started it. */
  started: integer(),
  finished: integer(),
  /** Of its steps, in their order. */
  figures: array(StepFigures),
  updatedAt: timestamp(),
  version: integer(),
});
export type SequenceEntry = Infer<typeof SequenceEntry>;

export const SequencePage = object(paged(SequenceEntry));
export type SequencePage = Infer<typeof SequencePage>;

export const listSequences = endpoint({
  method: 'GET',
  path: '/admin/sequences',
  query: object(pageQuery()),
  returns: SequencePage,
  summary: 'Lists sequences by name, with what happened at each step.',
});

export const getSequence = endpoint({
  method: 'GET',
  path: '/admin/sequences/:id',
  returns: SequenceEntry,
  summary: 'One sequence, with what happened at each step.',
});

export const createSequence = endpoint({
  method: 'POST',
  path: '/admin/sequences',
  body: SequenceDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: SequenceEntry,
  status: 201,
  summary: 'Adds a sequence. While it is on, it starts for each subscriber at its trigger, once.',
});

export const editSequence = endpoint({
  method: 'PATCH',
  path: '/admin/sequences/:id',
  body: SequenceDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: SequenceEntry,
  ifMatch: true,
  summary:
    'Changes a sequence. People in it keep their position; steps that are removed are skipped. While it is off, they wait.',
});

export const deleteSequence = endpoint({
  method: 'DELETE',
  path: '/admin/sequences/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a sequence with the positions of the people in it; what wasn’t sent isn’t sent anymore.',
});

export const showStepEmail = endpoint({
  method: 'GET',
  path: '/admin/sequences/:id/steps/:key/email',
  query: object({ view: choice(newsletterViews, 'There is no such view.') }),
  contentType: 'text/html',
  returns: string(),
  summary: 'The email of a step as a page: in light or dark colors, or its plain text.',
});

export const testStep = endpoint({
  method: 'POST',
  path: '/admin/sequences/:id/steps/:key/test',
  body: TestRecipients,
  returns: TestSent,
  status: 202,
  summary: 'Emails a step of a sequence to members and test addresses.',
});
