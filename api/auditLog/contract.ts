import { array, type Infer, integer, nullable, number, object, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../platform/contracts/endpoint';

/** One changed field as text; null for no value. Secrets and personal data are redacted. */
export const AuditChange = object({ field: string(), before: nullableText(), after: nullableText() });
export type AuditChange = Infer<typeof AuditChange>;

export const AuditLine = object({
  id: string(),
  at: timestamp(),
  /** A member's ID, or `system`, `command line`, `stranger`. */
  memberId: string(),
  /** The name at that time; empty if it was no member. */
  memberName: personal(string()),
  role: string(),
  action: documented(string(), { type: 'string', example: 'change a lead' }),
  entity: documented(string(), { type: 'string', example: 'leads' }),
  entityId: string(),
  /** The record's current name; empty if it has none or is gone. */
  title: personal(string()),
  /** Network (/24 or /48); empty for actions of the server itself. */
  network: string(),
  /** Browser and system, such as `Firefox on Windows`. */
  agent: string(),
  /** Position in the hash chain; null until it is chained. */
  sequence: nullableNumber(),
});
export type AuditLine = Infer<typeof AuditLine>;

/** One entry with all details. */
export const AuditEntry = object({
  ...AuditLine.schema,
  /** Method and path, such as `PATCH /admin/leads/:reference`; empty if it was no request. */
  call: string(),
  requestId: string(),
  changes: array(AuditChange),
  /** Hash of the entry in the chain. */
  hash: nullableText(),
});
export type AuditEntry = Infer<typeof AuditEntry>;

const filter = {
  /** The exact ID of a record or a request. */
  q: optional(text({ max: 100, label: 'The search' })),
  member: optional(text({ max: 60, label: 'The member' })),
  action: optional(text({ max: 100, label: 'The action' })),
  entity: optional(text({ max: 60, label: 'The entity' })),
  /** Days in UTC, both inclusive. */
  from: optional(calendarDay('Please enter a day such as 2026-11-12.')),
  to: optional(calendarDay('Please enter a day such as 2026-11-12.')),
};

export const AuditQuery = object({ ...filter, ...pageQuery() });
export type AuditQuery = Infer<typeof AuditQuery>;

export const AuditPage = object(paged(AuditLine));
export type AuditPage = Infer<typeof AuditPage>;

export const AuditExportQuery = object({
  ...filter,
  format: optional(choice(['csv', 'ndjson'], 'Please choose CSV or NDJSON.')),
});
export type AuditExportQuery = Infer<typeof AuditExportQuery>;

/** Available filter values. */
export const AuditChoices = object({
  members: array(object({ id: string(), name: personal(string()) })),
  actions: array(string()),
  entities: array(string()),
});
export type AuditChoices = Infer<typeof AuditChoices>;

export const AuditCheck = object({
  /** Number of valid chained entries before the first fault. */
  lines: integer(),
  /** Number of recent entries that are not chained yet. */
  waiting: integer(),
  since: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  /** The last entry, for comparison with an externally stored hash. */
  head: nullable(object({ sequence: integer(), hash: string() })),
  /** The first fault; null if the chain is intact. */
  fault: nullable(
    object({
      sequence: nullableNumber(),
      kind: choice(['changed', 'missing', 'inserted'], 'No such fault.'),
      lineId: nullableText(),
    }),
  ),
});
export type AuditCheck = Infer<typeof AuditCheck>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  query: AuditQuery,
  returns: AuditPage,
  summary: 'Lists audit entries, newest first, 25 per page unless `limit` (1 to 100) is set.',
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  query: AuditExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary:
    'Exports all matching entries, newest first, as CSV or NDJSON. Limited to five exports an hour per member. The export itself is logged.',
});

export const listAuditChoices = endpoint({
  method: 'GET',
  path: '/admin/audit/choices',
  returns: AuditChoices,
  summary: 'The members, actions and entities by which the audit log can be filtered.',
});

export const checkAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/check',
  returns: AuditCheck,
  summary: 'Verifies the whole chain and reports the first fault.',
});

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/admin/audit/:id',
  returns: AuditEntry,
  summary: 'One entry with the values of each field before and after.',
});

function nullableText() {
  return documented(nullable(string()), { type: ['string', 'null'] });
}

function nullableNumber() {
  return documented(nullable(number()), { type: ['number', 'null'] });
}
