import { array, boolean, type Infer, integer, nullable, object, record, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  moment,
  nullableMoment,
  optional,
  paged,
  pageQuery,
  personal,
  tableFormat,
  text,
} from '../../platform/contracts/endpoint';
import { leadStatusOptions, mailKinds } from '../enquiries/contract';

const statuses = leadStatusOptions.map((option) => option.value);

const Status = choice(statuses, 'Please choose a status.');

/** `held` mails belong to a quarantined lead; `dead` ones were given up after a day of tries. */
const MailState = choice(['waiting', 'sent', 'dead', 'held'], 'No such mail state.');

/** One mail of a lead and how far it came. */
export const LeadMail = object({
  kind: choice(mailKinds, 'No such mail.'),
  to: personal(string()),
  state: MailState,
  attempts: integer(),
  messageId: string(),
  nextTryAt: nullableMoment(),
  sentAt: nullableMoment(),
  /** What the mail server said when it took the mail. */
  response: personal(nullableText()),
  /** Why the last try failed. */
  error: personal(nullableText()),
});
export type LeadMail = Infer<typeof LeadMail>;

export const LeadSummary = object({
  reference: documented(string(), { type: 'string', example: 'EM-4F7K22QZ' }),
  name: personal(string()),
  company: string(),
  email: personal(string()),
  /** Who sent them, where the page that the enquiry came from names somebody. */
  partner: nullableText(),
  service: string(),
  challenge: string(),
  status: Status,
  receivedAt: moment(),
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
  /** The worst state among its mails. */
  mail: MailState,
});
export type LeadSummary = Infer<typeof LeadSummary>;

/** A document of the team, named by its kind, such as `landing page`. */
const PageDocument = object({ kind: string(), id: string(), label: string() });

export const Lead = object({
  ...LeadSummary.schema,
  phone: personal(string()),
  contactTime: nullableText(),
  message: personal(string()),
  mails: array(LeadMail),
  spam: object({ score: integer(), reasons: array(string()) }),
  /** How often the same enquiry was sent again. */
  repeats: integer(),
  disclosureVersion: string(),
  /** SHA-256 of the consent text that the sender's page showed. */
  disclosureHash: string(),
  page: nullableText(),
  /** The landing page that brought them; the page itself, where that is one. */
  landing: nullableText(),
  /** What the team has written at the page; null where it is a page of a release, or nobody's any more. */
  pageDocument: documented(nullable(PageDocument), { type: ['object', 'null'] }),
  landingDocument: documented(nullable(PageDocument), { type: ['object', 'null'] }),
  source: nullableText(),
  updatedAt: moment(),
});
export type Lead = Infer<typeof Lead>;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  status: optional(Status),
  partner: optional(text({ max: 120, label: 'The partner' })),
  /** The address of the landing page that brought the sender. */
  landing: optional(text({ max: 500, label: 'The landing page' })),
};

export const LeadQuery = object({
  ...filter,
  /** By the moment of receipt; newest first unless told. */
  sort: optional(choice(['newest', 'oldest'], 'Please choose an order.')),
  ...pageQuery(),
});
export type LeadQuery = Infer<typeof LeadQuery>;

export const LeadPage = object({
  /** `total` counts what matches the search and the status. */
  ...paged(LeadSummary),
  /** How many match the search, by status. */
  counts: record(Status, integer()),
  /** The statuses that were not counted to their end: so many match, or more. */
  atLeast: array(Status),
});
export type LeadPage = Infer<typeof LeadPage>;

export const LeadChange = object({ status: Status });
export type LeadChange = Infer<typeof LeadChange>;

/** What one bulk edit may name, and what it may match; beyond that it is refused whole. */
export const bulkEditLimits = { named: 500, matching: 2000 };

/** Either leads by their references, each at the version its editor saw, or all that match a filter, as many as seen. */
export const LeadBulkEdit = object({
  leads: optional(
    size(
      array(object({ reference: text({ min: 1, max: 20 }), version: integer(), status: Status })),
      1,
      bulkEditLimits.named,
    ),
  ),
  matching: optional(object({ ...filter, count: integer(), to: Status })),
});
export type LeadBulkEdit = Infer<typeof LeadBulkEdit>;

export const LeadBulkResult = object({
  /** What is different now, with what an edit back needs. */
  changed: array(object({ reference: string(), version: integer(), status: Status, former: Status })),
  /** Changed by somebody else since the version that was named; they stay as they are. */
  stale: array(string()),
  missing: array(string()),
});
export type LeadBulkResult = Infer<typeof LeadBulkResult>;

export const LeadExportQuery = object({
  ...filter,
  format: tableFormat(),
});
export type LeadExportQuery = Infer<typeof LeadExportQuery>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/admin/leads',
  query: LeadQuery,
  returns: LeadPage,
  summary: 'Lists leads by the moment of receipt, 25 at a time unless `limit` (1 to 100) says otherwise.',
});

export const exportLeads = endpoint({
  method: 'GET',
  path: '/admin/leads/export',
  query: LeadExportQuery,
  media: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary: 'Every lead that matches, newest first, as CSV or as a JSON list; five times an hour per member.',
});

export const editLeads = endpoint({
  method: 'POST',
  path: '/admin/leads/bulk',
  body: LeadBulkEdit,
  returns: LeadBulkResult,
  summary:
    'Changes the status of many leads in one step: all of them or none. 409 when another number matches than was seen.',
});

/** How many leads came from a page of the site; most first, two hundred pages at most. */
export const LeadPages = array(object({ page: string(), leads: integer() }));
export type LeadPages = Infer<typeof LeadPages>;

export const listLeadPages = endpoint({
  method: 'GET',
  path: '/admin/leads/pages',
  returns: LeadPages,
  summary:
    'The pages that the leads of the last ninety days were sent from, with how many each; without spam and what is in quarantine.',
});

/** By which partners and landing pages leads can be narrowed: a hundred each at the most, the label of a page with it. */
export const LeadFilterOptions = object({
  partner: array(string()),
  landing: array(object({ path: string(), label: string() })),
});
export type LeadFilterOptions = Infer<typeof LeadFilterOptions>;

export const getLeadFilterOptions = endpoint({
  method: 'GET',
  path: '/admin/leads/filing',
  returns: LeadFilterOptions,
  summary: 'The partners and landing pages that brought leads, by which their list can be narrowed.',
});

export const getLead = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference',
  returns: Lead,
  summary: 'One lead with the delivery of each of its mails.',
});

export const editLead = endpoint({
  method: 'PATCH',
  path: '/admin/leads/:reference',
  body: LeadChange,
  returns: Lead,
  ifMatch: true,
  summary: 'Changes the status of a lead; leaving quarantine for anything but spam sends the held mails.',
});

export const createMailReplay = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/mails/:kind/replay',
  returns: Lead,
  summary: 'Puts a mail that was given up back in the queue.',
});

function nullableText() {
  return documented(nullable(string()), { type: ['string', 'null'] });
}
