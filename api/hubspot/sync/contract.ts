import { array, boolean, type Infer, integer, nullable, object, record, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** The states of a contact in the queue. */
export const crmStateOptions = [
  { value: 'pending', label: 'Pending' },
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'retry', label: 'Retrying' },
  { value: 'dead', label: 'Failed' },
] as const;
export const crmStates = crmStateOptions.map(({ value }) => value);
export type CrmState = (typeof crmStates)[number];
const State = choice(crmStates, 'Please choose a state.');

export const PlannedChange = object({
  property: string(),
  direction: choice(['to', 'from'], 'No such direction.'),
  before: personal(string()),
  after: personal(string()),
});
export type PlannedChange = Infer<typeof PlannedChange>;

export const CrmContact = object({
  id: string(),
  email: personal(string()),
  task: choice(['sync', 'erase'], 'No such task.'),
  state: State,
  attempts: integer(),
  nextTryAt: nullableTimestamp(),
  /** Why the last attempt failed. */
  error: personal(string()),
  hubspotId: documented(nullable(string()), { type: ['string', 'null'] }),
  /** In shadow mode, what would be changed; otherwise what the last sync changed. */
  changes: array(PlannedChange),
  syncedAt: nullableTimestamp(),
  /** When an admin first opened it in shadow mode; null before. */
  reviewedAt: nullableTimestamp(),
  updatedAt: timestamp(),
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
});
export type CrmContact = Infer<typeof CrmContact>;

export const CrmContactQuery = object({
  /** The beginning of an email address. */
  q: optional(text({ max: 100, label: 'The search' })),
  state: optional(State),
  ...pageQuery(),
});
export type CrmContactQuery = Infer<typeof CrmContactQuery>;

export const CrmContactPage = object({
  ...paged(CrmContact),
  /** Number of contacts that match the search, by state. */
  counts: record(State, integer()),
  atLeast: array(State),
});
export type CrmContactPage = Infer<typeof CrmContactPage>;

/** Contacts in the queue. */
const CrmCount = object({ contacts: integer() });

export const CrmBackfill = object({
  /** Counts and changes nothing. */
  isDryRun: boolean(),
});

export const listCrmContacts = endpoint({
  method: 'GET',
  path: '/admin/hubspot/jobs',
  query: CrmContactQuery,
  returns: CrmContactPage,
  summary:
    'Lists contacts by their last change, newest first, 25 per page unless `limit` (1 to 100) says otherwise. Viewers cannot search, since addresses are hidden from them.',
});

export const getCrmContact = endpoint({
  method: 'GET',
  path: '/admin/hubspot/jobs/:id',
  returns: CrmContact,
  summary: 'One contact with what the sync changed, or would change in shadow mode.',
});

export const reviewCrmContact = endpoint({
  method: 'POST',
  path: '/admin/hubspot/jobs/:id/review',
  returns: CrmContact,
  summary: 'Notes that an admin has seen what would change. 409 unless shadow mode has compared the contact.',
});

export const replayCrmContact = endpoint({
  method: 'POST',
  path: '/admin/hubspot/jobs/:id/replay',
  returns: CrmContact,
  summary: 'Syncs a contact again, from the first attempt.',
});

export const replayDeadCrmContacts = endpoint({
  method: 'POST',
  path: '/admin/hubspot/jobs/replay',
  returns: CrmCount,
  summary: 'Syncs all failed contacts again.',
});

export const backfillHubspot = endpoint({
  method: 'POST',
  path: '/admin/hubspot/backfill',
  body: CrmBackfill,
  returns: CrmCount,
  status: 202,
  summary:
    'Requests a sync of everybody with a lead, a confirmed booking or an active subscription, as far as these are synced. A dry run counts them.',
});

export const startHubspotSync = endpoint({
  method: 'POST',
  path: '/admin/hubspot/start',
  returns: CrmCount,
  summary: 'Ends shadow mode: from then on contacts are written. Syncs those that shadow mode compared.',
});
