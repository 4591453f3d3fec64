import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { findContact } from '../contacts/contactMerges';
import { toE164 } from '../enquiries/normalizeEnquiry';
import type { ContactFactSource, ContactFacts } from './ContactFacts';
import { type ImportedDetails, ListedContact, type ListedContactRecord } from './model';

/**
 * Brings the row of a person up to date: one row for all addresses of a contact, none without leads, bookings and import.
 * Joins the transaction of the caller.
 */
export async function refreshContact(emailNorm: string, sources: ContactFactSource[]): Promise<void> {
  const { emails } = await findContact(emailNorm);
  const rows = await ListedContact.find({ emailNorm: mongoose.trusted({ $in: emails }) }).lean<
    ListedContactRecord[]
  >();
  const read: (Awaited<ReturnType<ContactFactSource['read']>> & Pick<ContactFactSource, 'origin'>)[] = [];
  // One after the other, since a transaction does not run queries side by side.
  for (const source of sources) read.push({ origin: source.origin, ...(await source.read(emails)) });
  const imports = rows.flatMap(({ email, imported }) => (imported ? [{ ...imported, email }] : []));
  const facts = [...read.flatMap((one) => one.facts), ...imports];
  if (!facts.length) {
    await ListedContact.deleteMany({ emailNorm: mongoose.trusted({ $in: emails }) });
    return;
  }
  const main = emails[0] as string;
  const countOf = (origin: 'lead' | 'booking') => read.find((one) => one.origin === origin)?.count ?? 0;
  const lead = read.find(({ origin }) => origin === 'lead')?.reference;
  const [leads, bookings] = [countOf('lead'), countOf('booking')];
  const origins = [
    ...(leads ? (['lead'] as const) : []),
    ...(bookings ? (['booking'] as const) : []),
    ...(imports.length ? (['import'] as const) : []),
  ];
  const shown = describe(facts, main, emails);
  await ListedContact.updateOne(
    { emailNorm: main },
    {
      $set: { ...shown, origins, leads, bookings, isListed: true, ...(lead && { lead }) },
      $setOnInsert: { _id: newId() },
      ...(!lead && { $unset: { lead: '' } }),
      $inc: { version: 1 },
    },
    { upsert: true, setDefaultsOnInsert: false },
  );
  await ListedContact.updateMany(
    { emailNorm: mongoose.trusted({ $in: emails.slice(1) }), isListed: true },
    { $set: { isListed: false }, $inc: { version: 1 } },
  );
}

/** The row of a person who is imported. */
export function importedRow(email: string, imported: ImportedDetails) {
  const emailNorm = email.toLowerCase();
  const facts = [{ ...imported, email }];
  return { emailNorm, ...describe(facts, emailNorm, [emailNorm]), origins: ['import' as const], imported };
}

/** The latest details, with the terms that find and sort the person. */
function describe(facts: ContactFacts[], main: string, emails: string[]) {
  const latest = facts.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const firstOf = (field: 'name' | 'company' | 'phone') =>
    latest.find((one) => one[field].trim())?.[field] ?? '';
  const [name, company, phone] = [firstOf('name'), firstOf('company'), firstOf('phone')];
  const email = latest.find((one) => one.email.toLowerCase() === main)?.email ?? main;
  const plainWords = unique(latest.flatMap((one) => searchTerms(one.company)));
  const words = unique([
    ...plainWords,
    ...latest.flatMap((one) => [...searchTerms(one.name), one.phone.replace(/\D/g, '')]),
    ...emails.flatMap((one) => [...searchTerms(one), one]),
  ]);
  return {
    email,
    name,
    company,
    phone,
    phoneKeys: present(latest.map((one) => toE164(one.phone) ?? '')),
    companyKeys: present(latest.map((one) => one.company.trim().toLowerCase())),
    nameKey: (name || email).toLowerCase(),
    companyKey: company.toLowerCase(),
    words,
    plainWords,
    seenAt: (latest[0] as ContactFacts).at,
  };
}

const present = (keys: string[]) => [...new Set(keys.filter(Boolean))].slice(0, 20);
const unique = (words: string[]) => [...new Set(words.filter(Boolean).map(searchPrefix))].slice(0, 100);
