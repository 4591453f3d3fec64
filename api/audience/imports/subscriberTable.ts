import mongoose from 'mongoose';
import type { ImportKind, RowResult, TableRow } from '../../content/imports/ImportKind';
import { assertNoErrors } from '../../content/imports/readRow';
import { markUnscored } from '../../leads/score/scoreLeads';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { oneLine, sanitizeText } from '../../platform/http/sanitizeText';
import { NewsletterMail } from '../mailings/model';
import { Subscriber, type SubscriberRecord, type SubscriptionProof } from '../subscribers/model';
import { recordGrowthOfAll } from '../subscribers/recordGrowth';
import { createMailEntry } from '../subscribers/requestSubscription';
import { subscriberWords } from '../subscribers/subscriberWords';
import { findSuppressions, type SuppressionReason } from '../subscribers/suppression';
import { type ConsentBasis, type SubscriberImport, subscriberImport } from './contract';
import { reserveMailTimes } from './InvitationSchedule';
import { mayImportSubscribers } from './policy';
import { emailOf, isAfterToday, readSubscriberRow, type SubscriberRow } from './readSubscriberRow';

const weekMs = 7 * 86_400_000;

/** The import of subscribers. Who is on the list already or must not get email is left out, and named. */
export const subscriberTable = (env: Env): ImportKind<SubscriberRow, SubscriberImport> => ({
  name: 'subscriber',
  contract: subscriberImport,
  mayImport: mayImportSubscribers,
  fields: ['email', 'topics', 'consentedOn'],
  requiredFields: ['email'],
  createRowReader: (rows, body) => createSubscriberReader(env, rows, body),
  add: (rows, user, body) => addSubscribers(env, rows, user, { ...body, place: 'import' }),
  undo: async (ids) => {
    const emailed = await NewsletterMail.distinct('subscriberId', {
      subscriberId: mongoose.trusted({ $in: ids }),
    });
    const untouched = await Subscriber.find({
      _id: mongoose.trusted({ $in: ids, $nin: emailed }),
      version: 1,
      proofs: mongoose.trusted({ $size: 1 }),
      // Links in emails that were sent keep working, and nobody is asked again by importing the list again.
      links: mongoose.trusted({ $size: 0 }),
    }).lean<SubscriberRecord[]>();
    const { deletedCount } = await Subscriber.deleteMany({
      _id: mongoose.trusted({ $in: untouched.map(({ _id }) => _id) }),
    });
    await recordGrowthOfAll('lost', untouched);
    await markUnscored(untouched.map(({ emailNorm }) => emailNorm));
    return deletedCount;
  },
  auditDetailsOf: (rows, { basis, statement, consentedOn, consentSource }) => ({
    count: rows.length,
    basis,
    ...(basis === 'statement' && { statement, consentedOn, consentSource }),
  }),
});

/** Reads rows. Those who are on the list already, or must not get email, are skipped with the reason. */
export async function createSubscriberReader(
  env: Pick<Env, 'sealingKeys'>,
  rows: TableRow[],
  basis: ConsentBasis,
): Promise<(row: TableRow) => RowResult<SubscriberRow>> {
  const hasDates = rows.some((row) => row.consentedOn !== undefined);
  assertBasis(basis, hasDates);
  const emails = [...new Set(rows.map((row) => emailOf(row).toLowerCase()).filter(Boolean))];
  const suppressed = await findSuppressions(env.sealingKeys, emails);
  const known = await findKnown(emails);
  const seen = new Set<string>();
  // Without any date in the table, one row says so for all.
  let isDateMissing = basis.basis === 'statement' && !basis.consentedOn;
  return (row) => {
    const result = readSubscriberRow(row);
    if (!('draft' in result)) return result;
    if (isDateMissing && !result.draft.consentedOn) {
      isDateMissing = hasDates;
      return { errors: { consentedOn: DATE_MISSING } };
    }
    const { emailNorm } = result.draft;
    const reason = suppressed.get(emailNorm) ?? known.get(emailNorm);
    if (reason) return { skip: REASONS[reason] };
    if (seen.has(emailNorm)) return { skip: 'This address is in an earlier row.' };
    seen.add(emailNorm);
    return result;
  };
}

interface Addition extends ConsentBasis {
  place: 'import' | 'member';
}

/** Adds people: subscribed at once where their consent is stated, otherwise once they confirm. Returns their IDs. */
export async function addSubscribers(
  env: Env,
  rows: SubscriberRow[],
  user: { name: string },
  { place, ...basis }: Addition,
): Promise<string[]> {
  const times = basis.basis === 'confirmation' ? await reserveMailTimes(rows.length) : [];
  const records = rows.map((row, at) => {
    const proof = createProof(row, user.name, basis);
    const due = times[at];
    return { ...(due ? createPending(env, row, proof, due) : createActive(row, proof)), place };
  });
  await Subscriber.insertMany(records);
  await recordGrowthOfAll('gained', records);
  await markUnscored(records.map(({ emailNorm }) => emailNorm));
  return records.map(({ _id }) => _id);
}

/**
 * 400 if people are imported without confirmation and the statement about their consent is not complete. Where only its
 * date is missing, the rows say so, since a column may have it.
 */
function assertBasis(
  { basis, statement, consentedOn, consentSource }: ConsentBasis,
  hasDates: boolean,
): void {
  if (basis !== 'statement') return;
  const isMore = !statement?.trim() || !consentSource?.trim();
  assertNoErrors({
    ...(!statement?.trim() && { statement: 'Please enter the text that these people agreed to.' }),
    ...(isMore && !consentedOn && !hasDates && { consentedOn: DATE_MISSING }),
    ...(consentedOn && isAfterToday(consentedOn) && { consentedOn: 'The date of consent is in the future.' }),
    ...(!consentSource?.trim() && { consentSource: 'Please enter where they gave consent.' }),
  });
}

const DATE_MISSING = 'Please enter the date of consent.';

type Known = SuppressionReason | 'subscribed' | 'pending';

/** Those who are on the list, by address. */
async function findKnown(emails: string[]): Promise<Map<string, Known>> {
  const found = await Subscriber.find({ emailNorm: mongoose.trusted({ $in: emails }) })
    .select('emailNorm status')
    .lean<Pick<SubscriberRecord, 'emailNorm' | 'status'>[]>();
  return new Map(
    found.map(({ emailNorm, status }) => [emailNorm, status === 'active' ? 'subscribed' : status]),
  );
}

const REASONS: Record<Known, string> = {
  subscribed: 'Already subscribed.',
  pending: 'Already on the list, but not confirmed.',
  unsubscribed: 'Unsubscribed. Only they can subscribe again.',
  bounced: 'An email to this address bounced.',
  complained: 'Marked one of our emails as spam.',
  erased: 'Erased at their request. Only they can subscribe again.',
};

function createProof(row: SubscriberRow, by: string, body: ConsentBasis): SubscriptionProof {
  const proof = { action: 'import', at: new Date(), by } as const;
  if (body.basis === 'confirmation') return proof;
  return {
    ...proof,
    topics: row.topics,
    consentText: sanitizeText(body.statement ?? '').trim(),
    consentedOn: row.consentedOn ?? body.consentedOn,
    consentSource: oneLine(body.consentSource ?? '').trim(),
  };
}

function createRecord({ email, emailNorm, topics }: SubscriberRow, proof: SubscriptionProof) {
  return {
    _id: newId(),
    email,
    emailNorm,
    words: subscriberWords(emailNorm),
    topics,
    links: [],
    proofs: [proof],
    requestedAt: proof.at,
    version: 1,
    // Bulk inserts are not marked by the plugin.
    changeMark: new mongoose.Types.ObjectId(),
  };
}

const createActive = (row: SubscriberRow, proof: SubscriptionProof) => ({
  ...createRecord(row, proof),
  status: 'active' as const,
  confirmedAt: proof.at,
  outbox: [],
});

const createPending = (env: Env, row: SubscriberRow, proof: SubscriptionProof, due: Date) => ({
  ...createRecord(row, proof),
  status: 'pending' as const,
  forgetAt: new Date(due.getTime() + weekMs),
  outbox: [{ ...createMailEntry(env, 'confirmation', row.email), nextAt: due, since: due }],
});
