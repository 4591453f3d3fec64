import { array, boolean, type Infer, integer, nullable, object, record, size, string } from 'superstruct';
import {
  calendarDay,
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
import { lostReasonOptions, mailKinds, manualSourceOptions } from '../enquiries/contract';
import { FormAnswer } from '../forms/fields/contract';
import { LeadStage, leadFilter, Priority } from '../search/contract';
import { tagLimits } from '../tags/contract';
import { DealValue } from './dealValue/contract';

const LostReason = choice(
  lostReasonOptions.map(({ value }) => value),
  'Please choose why the lead was lost.',
);

/** `held`: the lead is in quarantine. `dead`: delivery failed for a day and is no longer retried. */
const MailState = choice(['waiting', 'sent', 'dead', 'held'], 'No such email status.');

const ManualSource = choice(
  manualSourceOptions.map(({ value }) => value),
  'Please choose where the lead came from.',
);

/** Ids of tags, of which a lead has at most 20. */
const TagIds = size(array(text({ min: 1, max: 40, label: 'The tag' })), 0, tagLimits.lead);

/** One email of a lead and its delivery state. */
export const LeadMail = object({
  kind: choice(mailKinds, 'No such email.'),
  to: personal(string()),
  state: MailState,
  attempts: integer(),
  messageId: string(),
  nextTryAt: nullableTimestamp(),
  sentAt: nullableTimestamp(),
  /** The mail server's response when it accepted the email. */
  response: personal(nullableText()),
  /** Why the last attempt failed. */
  error: personal(nullableText()),
});
export type LeadMail = Infer<typeof LeadMail>;

/** A tag as leads show it. */
const LeadTagName = object({ id: string(), name: string() });

export const LeadSummary = object({
  reference: documented(string(), { type: 'string', example: 'EM-4F7K22QZ' }),
  name: personal(string()),
  company: string(),
  email: personal(string()),
  /** The partner of the landing page that referred the sender, if any. */
  partner: nullableText(),
  /** The form that was sent; null for the contact form. */
  form: documented(nullable(object({ slug: string(), name: string() })), { type: ['object', 'null'] }),
  /** Of a lead that a member entered: where it came from, and the member's name. */
  manual: documented(nullable(object({ source: ManualSource, by: string() })), { type: ['object', 'null'] }),
  service: string(),
  challenge: string(),
  status: LeadStage,
  /** The member who is responsible; null without one. */
  ownerId: nullableText(),
  owner: nullableText(),
  priority: Priority,
  /** Where it came from, as in analytics; `Unknown` without consent to analytics. */
  channel: string(),
  /** What the score rules add up to. */
  score: integer(),
  /** Why it was lost; null in other stages. */
  lostReason: documented(nullable(LostReason), { type: ['string', 'null'] }),
  lostNote: personal(nullableText()),
  /** In whole US dollars. */
  value: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** The day when it is expected to be won. */
  closeOn: nullableText(),
  /** By name. */
  tags: array(LeadTagName),
  receivedAt: timestamp(),
  /** When the first response is due, in office hours; null for spam and quarantine, and without office hours. */
  responseDueAt: nullableTimestamp(),
  respondedAt: nullableTimestamp(),
  /** When the person answered by email, if nobody replied since. */
  waitingSince: nullableTimestamp(),
  /** Without a response after its time. */
  isOverdue: boolean(),
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
  /** Only in lists: the next open task of the person, if there is one. */
  nextTask: optional(object({ dueOn: string(), isOverdue: boolean() })),
  /** The worst state of its emails; `none` without any. */
  mail: choice(['waiting', 'sent', 'dead', 'held', 'none'], 'No such email status.'),
});
export type LeadSummary = Infer<typeof LeadSummary>;

/** A document of the team; its kind is for example `landing page`. */
const PageDocument = object({ kind: string(), id: string(), label: string() });

export const Lead = object({
  ...LeadSummary.schema,
  phone: personal(string()),
  contactTime: nullableText(),
  message: personal(string()),
  /** The answers to the questions of its form, in their order. */
  answers: array(FormAnswer),
  mails: array(LeadMail),
  spam: object({ score: integer(), reasons: array(string()) }),
  /** How often the same enquiry was sent again. */
  repeats: integer(),
  /** The version of the consent text that the sender saw; null if a member entered the lead. */
  disclosureVersion: nullableText(),
  /** SHA-256 of that text. */
  disclosureHash: nullableText(),
  /** What the person agreed to, as the member who entered the lead recorded it. */
  consent: personal(nullableText()),
  page: nullableText(),
  /** The path of the landing page that referred them; the page itself if it is one. */
  landing: nullableText(),
  /** The document at the page; null if the page belongs to a release or no longer exists. */
  pageDocument: documented(nullable(PageDocument), { type: ['object', 'null'] }),
  landingDocument: documented(nullable(PageDocument), { type: ['object', 'null'] }),
  source: nullableText(),
  updatedAt: timestamp(),
});
export type Lead = Infer<typeof Lead>;

export const LeadQuery = object({
  ...leadFilter,
  /** By time of receipt, newest first by default, or by score. */
  sort: optional(choice(['newest', 'oldest', 'highest', 'lowest'], 'Please choose an order.')),
  ...pageQuery(),
});
export type LeadQuery = Infer<typeof LeadQuery>;

export const LeadPage = object({
  /** `total` counts what matches the search and the status. */
  ...paged(LeadSummary),
  /** Number of leads that match the search, by status. */
  counts: record(LeadStage, integer()),
  /** The statuses whose count reached its limit: at least that many match. */
  atLeast: array(LeadStage),
});
export type LeadPage = Infer<typeof LeadPage>;

/** What changes; a move to the stage Lost needs `lostReason`. Null removes the owner, the value or the date. */
export const LeadChange = object({
  status: optional(LeadStage),
  lostReason: optional(LostReason),
  lostNote: optional(personal(text({ max: 500, label: 'The note' }))),
  value: optional(DealValue),
  closeOn: optional(
    documented(nullable(calendarDay('Please enter a date, such as 2026-12-15.')), {
      type: ['string', 'null'],
      format: 'date',
    }),
  ),
  ownerId: optional(documented(nullable(text({ min: 1, max: 40 })), { type: ['string', 'null'] })),
  priority: optional(Priority),
  /** All tags of the lead. */
  tags: optional(TagIds),
  /** Tags that are added to and removed from those that it has. */
  addTags: optional(TagIds),
  removeTags: optional(TagIds),
});
export type LeadChange = Infer<typeof LeadChange>;

/** The most leads that one bulk edit may name or match. A larger one is refused. */
export const bulkEditLimits = { named: 500, matching: 2000 };

/** Either `leads` by reference and version, or `matching`: all that match a filter, with their expected number. */
export const LeadBulkEdit = object({
  leads: optional(
    size(
      array(object({ reference: text({ min: 1, max: 20 }), version: integer(), ...LeadChange.schema })),
      1,
      bulkEditLimits.named,
    ),
  ),
  matching: optional(object({ ...leadFilter, count: integer(), change: LeadChange })),
  /** The former values are restored, so their owners are not told. */
  isUndo: optional(boolean()),
});
export type LeadBulkEdit = Infer<typeof LeadBulkEdit>;

export const LeadBulkResult = object({
  /** The changed leads, each with the change that undoes it. */
  changed: array(object({ reference: string(), version: integer(), former: LeadChange })),
  /** References of leads that somebody else has changed since; they are left unchanged. */
  stale: array(string()),
  missing: array(string()),
});
export type LeadBulkResult = Infer<typeof LeadBulkResult>;

export const LeadExportQuery = object({
  ...leadFilter,
  format: tableFormat(),
});
export type LeadExportQuery = Infer<typeof LeadExportQuery>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/admin/leads',
  query: LeadQuery,
  returns: LeadPage,
  summary:
    'Lists leads by time of receipt or by score, 25 per page unless `limit` (1 to 100) says otherwise.',
});

/** The values of leads in each stage added up, in whole US dollars; without stages that have none. */
export const LeadTotals = array(object({ status: LeadStage, leads: integer(), value: integer() }));
export type LeadTotals = Infer<typeof LeadTotals>;

export const getLeadTotals = endpoint({
  method: 'GET',
  path: '/admin/leads/totals',
  query: object(leadFilter),
  returns: LeadTotals,
  summary: 'By stage, the number of matching leads with a value and the sum of these values.',
});

export const exportLeads = endpoint({
  method: 'GET',
  path: '/admin/leads/export',
  query: LeadExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary: 'Exports every matching lead, newest first, as CSV or JSON; five times an hour per member.',
});

export const editLeads = endpoint({
  method: 'POST',
  path: '/admin/leads/bulk',
  body: LeadBulkEdit,
  returns: LeadBulkResult,
  summary: 'Changes many leads, all of them or none. 409 if the number of matching leads has changed.',
});

/** Number of leads by page of the site, highest first; at most 200 pages. */
export const LeadPages = array(object({ page: string(), leads: integer() }));
export type LeadPages = Infer<typeof LeadPages>;

export const listLeadPages = endpoint({
  method: 'GET',
  path: '/admin/leads/pages',
  returns: LeadPages,
  summary:
    'The pages that leads of the last 90 days were sent from, with their number; without spam and quarantine.',
});

/** What leads can be filtered by, as far as it depends on the leads; at most 100 each. */
export const LeadFilterOptions = object({
  tag: array(LeadTagName),
  partner: array(string()),
  /** The channels that leads came from. */
  channel: array(string()),
  landing: array(object({ path: string(), label: string() })),
  form: array(object({ slug: string(), name: string() })),
});
export type LeadFilterOptions = Infer<typeof LeadFilterOptions>;

export const getLeadFilterOptions = endpoint({
  method: 'GET',
  path: '/admin/leads/filing',
  returns: LeadFilterOptions,
  summary: 'The tags, partners, channels, landing pages and forms that leads can be filtered by.',
});

export const getLead = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference',
  returns: Lead,
  summary: 'One lead with the delivery state of its emails.',
});

export const editLead = endpoint({
  method: 'PATCH',
  path: '/admin/leads/:reference',
  body: object({ ...LeadChange.schema, isUndo: LeadBulkEdit.schema.isUndo }),
  returns: Lead,
  ifMatch: true,
  summary:
    'Changes stage, owner, priority, tags or value of a lead. Leaving quarantine, except to spam, sends the held emails.',
});

export const createMailReplay = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/mails/:kind/replay',
  returns: Lead,
  summary: 'Retries the emails of a kind whose delivery failed.',
});

function nullableText() {
  return documented(nullable(string()), { type: ['string', 'null'] });
}
