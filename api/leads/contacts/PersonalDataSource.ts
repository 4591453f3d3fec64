import type { Env } from '../../platform/configuration/env';

/** A kind of records about a person, exported and erased by the email addresses of the person. */
export interface PersonalDataSource {
  title: string;
  /** The records as they are exported, at most `limit`. */
  find: (emails: string[], limit: number) => Promise<object[]>;
  /** Deletes the records or the fields that identify the person. Joins the transaction of the request. */
  erase: (emails: string[], env: Env) => Promise<ErasedRecords>;
}

interface ErasedRecords {
  count: number;
  /** The ids of the records in the audit log. */
  auditIds: string[];
}

/** Fields that serve the database alone and say nothing about the person. */
const internal = new Set([
  '_id',
  'words',
  'plainWords',
  'week',
  'requestHash',
  'secretHash',
  'isUnrouted',
  'isUnscored',
  'isUnlisted',
  'isListed',
  'nameKey',
  'companyKey',
  'scorings',
  'leadId',
  'ruleId',
  'links',
  'changeMark',
  'token',
]);

/** A record without internal fields. */
export function readable(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !internal.has(name)));
}
