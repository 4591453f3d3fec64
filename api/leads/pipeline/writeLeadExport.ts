import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { buildLeadFilter } from '../search/leadSearch';
import { readFilterFacts } from '../search/readFilterFacts';
import type { LeadExportQuery } from './contract';
import { newestFirst } from './findLeads';
import { findLeadOwners } from './leadMembers';
import { type LeadSurroundings, toLeadView } from './leadView';
import { readResponseClock } from './responseClock';

/** Streams every matching lead, newest first, as a file. */
export async function writeLeadExport(
  query: LeadExportQuery,
  canSeePersonal: boolean,
  res: Response,
): Promise<void> {
  const facts = await readFilterFacts(query);
  const found = Enquiry.find(buildLeadFilter(query, canSeePersonal, facts))
    .sort(newestFirst)
    .lean<EnquiryRecord[]>();
  const surroundings = {
    owners: await findLeadOwners(),
    clock: await readResponseClock(),
    tags: facts.tags,
    now: Date.now(),
  };
  const rows = rowsOf(found.cursor({ batchSize: 500 }), canSeePersonal, surroundings);
  await sendTable(res, { name: 'leads', format: query.format ?? 'csv', columns: fields, rows });
}

const fields = [
  ...(['reference', 'receivedAt', 'status', 'name', 'company', 'email', 'phone', 'service'] as const),
  ...(['challenge', 'contactTime', 'message', 'channel', 'source', 'page', 'landing', 'partner'] as const),
  ...([
    'owner',
    'priority',
    'responseDueAt',
    'respondedAt',
    'lostReason',
    'value',
    'closeOn',
    'score',
    'tags',
  ] as const),
  ...(['form', 'answers', 'enteredBy', 'consent'] as const),
];
type Row = Record<(typeof fields)[number], string | number | null>;

async function* rowsOf(
  records: AsyncIterable<EnquiryRecord>,
  canSeePersonal: boolean,
  surroundings: LeadSurroundings,
): AsyncGenerator<Row> {
  for await (const record of records) {
    const lead = toLeadView(record, canSeePersonal, surroundings);
    const row = {
      ...lead,
      tags: lead.tags.map(({ name }) => name).join(', '),
      form: lead.form?.name ?? null,
      enteredBy: lead.manual?.by ?? null,
      answers: lead.answers.map(({ label, value }) => `${label}: ${written(value)}`).join('\n') || null,
    };
    yield Object.fromEntries(fields.map((field) => [field, row[field]])) as Row;
  }
}

const written = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');
