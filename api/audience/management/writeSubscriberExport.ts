import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import type { SubscriberExportQuery } from './contract';
import { buildSubscriberFilter, orderOf } from './findSubscribers';
import { toSubscriberDetails } from './subscriberView';

/** Streams every matching subscriber as a file. */
export async function writeSubscriberExport(
  query: SubscriberExportQuery,
  canSeePersonal: boolean,
  res: Response,
): Promise<void> {
  const found = Subscriber.find(buildSubscriberFilter(query, canSeePersonal))
    .sort(orderOf({}))
    .select('-links -outbox -words')
    .lean<SubscriberRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), canSeePersonal);
  await sendTable(res, { name: 'subscribers', format: query.format ?? 'csv', columns: fields, rows });
}

const fields = [
  ...(['id', 'email', 'state', 'topics', 'source', 'page', 'visit', 'addedAt', 'requestedAt'] as const),
  ...(['confirmedAt', 'pausedUntil', 'unsubscribedAt', 'reason', 'consentVersion', 'consentText'] as const),
  ...(['consentedOn', 'consentSource', 'importedBy'] as const),
];
type Row = Record<(typeof fields)[number], string | null>;

async function* rowsOf(
  records: AsyncIterable<SubscriberRecord>,
  canSeePersonal: boolean,
): AsyncGenerator<Row> {
  for await (const record of records) {
    const { topics, consent, ...reader } = toSubscriberDetails(record, canSeePersonal, { history: [] });
    const row = {
      ...reader,
      topics: topics.join('; '),
      requestedAt: consent.requested?.at ?? null,
      consentVersion: consent.version,
      consentText: consent.text,
      // What a member stated about consent that was given elsewhere.
      consentedOn: consent.stated?.consentedOn ?? null,
      consentSource: consent.stated?.source ?? null,
      importedBy: consent.stated?.by ?? null,
    };
    yield Object.fromEntries(fields.map((field) => [field, row[field]])) as Row;
  }
}
