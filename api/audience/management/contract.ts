import { array, boolean, type Infer, integer, nullable, object, record, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  tableFormat,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { leavingOptions, subscriptionActions, topics } from '../subscribers/contract';

/** The states of a subscriber. A paused one is subscribed and gets no email until the pause ends. */
export const subscriberStateOptions = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'paused', label: 'Paused' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Bounced' },
  { value: 'complained', label: 'Marked as spam' },
] as const;
export type SubscriberState = (typeof subscriberStateOptions)[number]['value'];
export const subscriberStates = subscriberStateOptions.map(({ value }) => value);

/** Where a person subscribed. */
export const subscriberSourceOptions = [
  { value: 'blog', label: 'Blog' },
  { value: 'post', label: 'Blog post' },
  { value: 'footer', label: 'Footer' },
  { value: 'form', label: 'Form' },
  { value: 'import', label: 'Import' },
  { value: 'member', label: 'Added by hand' },
] as const;
export type SubscriberSource = (typeof subscriberSourceOptions)[number]['value'];

/** How long ago people were added, in days. */
export const subscriberAgeOptions = [
  { value: '7', label: 'the last 7 days' },
  { value: '30', label: 'the last 30 days' },
  { value: '90', label: 'the last 90 days' },
  { value: '365', label: 'the last 12 months' },
] as const;

/** How many confirmation emails a member may resend to a person in a week. */
export const resendsPerWeek = 2;

const State = choice(subscriberStates, 'Please choose a state.');
const Source = choice(
  subscriberSourceOptions.map(({ value }) => value),
  'Please choose a source.',
);
const Topic = choice(topics, 'Please choose a topic.');
const Reason = choice(
  leavingOptions.map(({ value }) => value),
  'There is no such reason.',
);
const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

export const SubscriberSummary = object({
  id: string(),
  email: personal(string()),
  state: State,
  topics: array(Topic),
  source: Source,
  /** When the address was first entered. */
  addedAt: timestamp(),
  confirmedAt: nullableTimestamp(),
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
});
export type SubscriberSummary = Infer<typeof SubscriberSummary>;

/** A request or a confirmation: when, and from which network and browser. */
const ConsentStep = object({
  at: timestamp(),
  network: personal(string()),
  agent: personal(string()),
});

/** A consent that was given elsewhere, as the member who imported it stated. */
const ConsentStatement = object({
  at: timestamp(),
  by: string(),
  /** The day of the consent. */
  consentedOn: string(),
  /** The list or form that recorded it. */
  source: string(),
});

/** The proof that a person subscribed. */
export const ConsentProof = object({
  requested: documented(nullable(ConsentStep), { type: ['object', 'null'] }),
  confirmed: documented(nullable(ConsentStep), { type: ['object', 'null'] }),
  /** Null unless the person was imported with a statement and has not confirmed since. */
  stated: documented(nullable(ConsentStatement), { type: ['object', 'null'] }),
  /** The text that they agreed to, or that they saw when they asked. */
  version: nullableText(),
  text: nullableText(),
  /** The topics they chose themselves; null where none were recorded. */
  topics: documented(nullable(array(Topic)), { type: ['array', 'null'] }),
});
export type ConsentProof = Infer<typeof ConsentProof>;

export const historyKinds = [
  'ask',
  ...subscriptionActions,
  'resend',
  'import',
  'bounced',
  'soft_bounced',
  'complained',
  'confirmation_email',
  'welcome_email',
  'newsletter',
  'sequence_started',
  'sequence_email',
  'sequence_finished',
  'sequence_stopped',
] as const;

/** Something that happened to a subscription. */
export const SubscriberEvent = object({
  kind: choice(historyKinds, 'No such event.'),
  at: timestamp(),
  /** The member who did it; null if it was the person. */
  by: nullableText(),
  /** The chosen topics, the subject of the newsletter, the sequence, a member's note, or what the mail server said. */
  detail: personal(nullableText()),
  /** The delivery state of an email. */
  mail: documented(nullable(choice(['waiting', 'sent', 'skipped', 'dead', 'held'], 'No such state.')), {
    type: ['string', 'null'],
  }),
});
export type SubscriberEvent = Infer<typeof SubscriberEvent>;

export const SubscriberDetails = object({
  ...SubscriberSummary.schema,
  /** The page with the form. */
  page: nullableText(),
  /** Source, medium and campaign of the visit. */
  visit: nullableText(),
  pausedUntil: nullableTimestamp(),
  unsubscribedAt: nullableTimestamp(),
  reason: documented(nullable(Reason), { type: ['string', 'null'] }),
  /** When the record is deleted. */
  deletesAt: nullableTimestamp(),
  /** Why no email may be sent to the address. */
  suppression: documented(
    nullable(choice(['unsubscribed', 'bounced', 'complained', 'erased'], 'There is no such reason.')),
    { type: ['string', 'null'] },
  ),
  consent: ConsentProof,
  /** The topics that a member may choose: those the person chose. */
  coveredTopics: array(Topic),
  /** Newest first, at most 100. */
  history: array(SubscriberEvent),
});
export type SubscriberDetails = Infer<typeof SubscriberDetails>;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  state: optional(State),
  topic: optional(Topic),
  source: optional(Source),
  /** Only people added in so many days. */
  added: optional(
    choice(
      subscriberAgeOptions.map(({ value }) => value),
      'Please choose a period.',
    ),
  ),
};

/** What narrows the list, as a saved view stores it. */
export const SubscriberFilters = object(filter);
export type SubscriberFilters = Infer<typeof SubscriberFilters>;

export const SubscriberQuery = object({
  ...filter,
  /** By the time they were added; newest first by default. */
  sort: optional(choice(['newest', 'oldest'], 'Please choose an order.')),
  ...pageQuery(),
});
export type SubscriberQuery = Infer<typeof SubscriberQuery>;

export const SubscriberPage = object({
  ...paged(SubscriberSummary),
  /** Number of subscribers that match the other filters, by state. */
  counts: record(State, integer()),
  /** The states whose count reached its limit. */
  atLeast: array(State),
});
export type SubscriberPage = Infer<typeof SubscriberPage>;

export const SubscriberExportQuery = object({ ...filter, format: tableFormat() });
export type SubscriberExportQuery = Infer<typeof SubscriberExportQuery>;

export const SubscriberTopics = object({
  topics: documented(size(array(Topic), 1, topics.length), { minItems: 1, maxItems: topics.length }),
});
export type SubscriberTopics = Infer<typeof SubscriberTopics>;

export const SubscriberRemoval = object({
  /** How the person made the request. */
  note: optional(personal(text({ max: 300, label: 'The note' }))),
});
export type SubscriberRemoval = Infer<typeof SubscriberRemoval>;

/** The most subscribers that one bulk edit may name or match. A larger one is refused. */
export const mostBulkSubscribers = 500;

/** Either `subscribers` by ID and version, or `matching`: all that match a filter, with their expected number. */
export const SubscriberBulkEdit = object({
  action: choice(['unsubscribe', 'resend'], 'There is no such action.'),
  /** How they asked to be unsubscribed. */
  note: SubscriberRemoval.schema.note,
  subscribers: optional(
    size(array(object({ id: text({ min: 1, max: 40 }), version: integer() })), 1, mostBulkSubscribers),
  ),
  matching: optional(object({ ...filter, count: integer() })),
});
export type SubscriberBulkEdit = Infer<typeof SubscriberBulkEdit>;

export const SubscriberBulkResult = object({
  changed: integer(),
  /** Those to whom it does not apply, or whom somebody else has changed since. */
  skipped: integer(),
});
export type SubscriberBulkResult = Infer<typeof SubscriberBulkResult>;

export const editSubscribers = endpoint({
  method: 'POST',
  path: '/admin/subscribers/bulk',
  body: SubscriberBulkEdit,
  returns: SubscriberBulkResult,
  summary:
    'Unsubscribes many people, or sends them the confirmation email again; people to whom it does not apply are skipped. 409 if the number of matching subscribers has changed.',
});

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/admin/subscribers',
  query: SubscriberQuery,
  returns: SubscriberPage,
  summary:
    'Lists newsletter subscribers, newest first, 25 per page unless `limit` (1 to 100) says otherwise. Viewers cannot search, since addresses are hidden from them.',
});

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/admin/subscribers/export',
  query: SubscriberExportQuery,
  contentType: 'text/csv',
  returns: string(),
  summary: 'Exports every matching subscriber, newest first, as CSV or JSON; five times an hour per member.',
});

export const getSubscriber = endpoint({
  method: 'GET',
  path: '/admin/subscribers/:id',
  returns: SubscriberDetails,
  summary: 'One subscriber with the proof of consent and everything that happened.',
});

export const editSubscriberTopics = endpoint({
  method: 'PATCH',
  path: '/admin/subscribers/:id',
  body: SubscriberTopics,
  returns: SubscriberDetails,
  ifMatch: true,
  summary: 'Changes the topics of a subscriber, among those the person chose.',
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/admin/subscribers/:id/confirmation',
  returns: SubscriberDetails,
  ifMatch: true,
  summary: 'Sends the confirmation email of a pending subscription again; twice a week per person.',
});

export const unsubscribeSubscriber = endpoint({
  method: 'POST',
  path: '/admin/subscribers/:id/unsubscribe',
  body: SubscriberRemoval,
  returns: SubscriberDetails,
  ifMatch: true,
  summary: 'Unsubscribes a person who asked the team for it.',
});

export const eraseSubscriber = endpoint({
  method: 'DELETE',
  path: '/admin/subscribers/:id',
  status: 204,
  ifMatch: true,
  summary:
    'Deletes a subscriber with proofs, links and emails. Only a hash of the address stays, so that it is not imported again.',
});
