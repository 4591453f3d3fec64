import { array, type Infer, integer, nullable, number, object, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  moment,
  optional,
  paged,
  pageQuery,
  personal,
  text,
} from '../../platform/contracts/endpoint';

/** One field that was changed, as text; `null` where there was or is nothing. What is secret or personal is redacted. */
export const AuditChange = object({ field: string(), before: nullableText(), after: nullableText() });
export type AuditChange = Infer<typeof AuditChange>;

export const AuditLine = object({
  id: string(),
  at: moment(),
  /** A member's id, or `system`, `command line`, `stranger`. */
  memberId: string(),
  /** As it was at that moment; empty for who is no member. */
  memberName: personal(string()),
  role: string(),
  action: documented(string(), { type: 'string', example: 'change a lead' }),
  entity: documented(string(), { type: 'string', example: 'leads' }),
  entityId: string(),
  /** The /24 or /48 that it came from; empty for what came from the server itself. */
  network: string(),
  /** Such as `Firefox on Windows`. */
  agent: string(),
  /** Its place in the chain; `null` for a moment, until it has one. */
  sequence: nullableNumber(),
});
export type AuditLine = Infer<typeof AuditLine>;

/** A whole line. */
export const AuditEntry = object({
  ...AuditLine.schema,
  /** Such as `PATCH /admin/leads/:reference`; empty for what is no call of a member. */
  call: string(),
  requestId: string(),
  changes: array(AuditChange),
  /** What stands in the chain at its place. */
  hash: nullableText(),
});
export type AuditEntry = Infer<typeof AuditEntry>;

const filter = {
  /** A record's id or a request's, whole. */
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

/** What lines can be narrowed to. */
export const AuditChoices = object({
  members: array(object({ id: string(), name: personal(string()) })),
  actions: array(string()),
  entities: array(string()),
});
export type AuditChoices = Infer<typeof AuditChoices>;

export const AuditCheck = object({
  /** How many lines have a place in the chain and prove themselves, up to the first fault. */
  lines: integer(),
  /** So many were written a moment ago and are given their place next. */
  waiting: integer(),
  since: documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' }),
  /** The last place, to be compared with one that was noted elsewhere. */
  head: nullable(object({ sequence: integer(), hash: string() })),
  /** The first thing that is wrong; `null` where the record is whole. */
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
  summary: 'Lists what was done, newest first, 25 at a time unless `limit` (1 to 100) says otherwise.',
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  query: AuditExportQuery,
  media: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary:
    'Every line that matches, newest first, as CSV or as a JSON object a line; five times an hour per member, and a line itself.',
});

export const listAuditChoices = endpoint({
  method: 'GET',
  path: '/admin/audit/choices',
  returns: AuditChoices,
  summary: 'The members, actions and kinds of records that the audit log can be narrowed to.',
});

export const checkAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/check',
  returns: AuditCheck,
  summary: 'Reads every line and says whether the record is whole, or where it breaks first.',
});

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/admin/audit/:id',
  returns: AuditEntry,
  summary: 'One line, with what was before and after, field by field.',
});

function nullableText() {
  return documented(nullable(string()), { type: ['string', 'null'] });
}

function nullableNumber() {
  return documented(nullable(number()), { type: ['number', 'null'] });
}
