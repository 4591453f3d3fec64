import mongoose from 'mongoose';
import { Contact, type ContactRecord } from '../contacts/model';
import type { Activity } from './planScore';

/** Finds what people did, by their addresses in lower case. */
export type ActivitySource = (emails: string[]) => Promise<Activity[]>;

/** Addresses per query. */
const BATCH = 500;

/** What the people behind these addresses did, by any of their addresses. */
export async function readActivities(
  emails: readonly string[],
  source: ActivitySource,
): Promise<Map<string, Activity[]>> {
  const found = new Map<string, Activity[]>();
  const distinct = [...new Set(emails)];
  for (let at = 0; at < distinct.length; at += BATCH) {
    const own = distinct.slice(at, at + BATCH);
    const contacts = await Contact.find({ emails: mongoose.trusted({ $in: own }) }, { emails: 1 }).lean<
      Pick<ContactRecord, 'emails'>[]
    >();
    const merged = new Map(
      contacts.flatMap((contact) => contact.emails.map((email) => [email, contact.emails])),
    );
    const all = await source([...new Set(own.flatMap((email) => merged.get(email) ?? [email]))]);
    const byEmail = new Map<string, Activity[]>();
    for (const one of all) byEmail.set(one.email, [...(byEmail.get(one.email) ?? []), one]);
    for (const email of own)
      found.set(
        email,
        (merged.get(email) ?? [email]).flatMap((one) => byEmail.get(one) ?? []),
      );
  }
  return found;
}
