import { model, type mongo, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { LeadEvent } from '../enquiries/model';
import { toE164 } from '../enquiries/normalizeEnquiry';
import type { ContactOrigin } from './contract';

/** What an import said about a person. */
export interface ImportedDetails {
  name: string;
  company: string;
  phone: string;
  at: Date;
  /** Name of the member. */
  by: string;
}

/** A row of the list of contacts: a person with the latest details of all their email addresses. */
export interface ListedContactRecord {
  _id: string;
  /** The email address in lower case; of a merged contact, its first one. */
  emailNorm: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  /** All phone numbers that the person gave, in international form, and companies in lower case: what duplicates share. */
  phoneKeys: string[];
  companyKeys: string[];
  /** Name and company in lower case, for sorting. Those without a name are sorted by their email address. */
  nameKey: string;
  companyKey: string;
  origins: ContactOrigin[];
  leads: number;
  bookings: number;
  lead?: string;
  seenAt: Date;
  imported?: ImportedDetails;
  /** What members corrected at the contact, oldest first. */
  corrections?: LeadEvent[];
  /** False for an address that was merged into another contact, whose row shows it. */
  isListed: boolean;
  /** Search terms, matched by prefix; and those without personal details, for viewers. */
  words: string[];
  plainWords: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const maybe = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const imported = new Schema<ImportedDetails>(
  { name: String, company: String, phone: String, at: Date, by: String },
  { _id: false },
);

const schema = new Schema<ListedContactRecord>(
  {
    _id: { type: String, default: newId },
    emailNorm: text,
    email: text,
    name: maybe,
    company: maybe,
    phone: maybe,
    phoneKeys: [String],
    companyKeys: [String],
    nameKey: maybe,
    companyKey: maybe,
    origins: [String],
    leads: count,
    bookings: count,
    lead: String,
    seenAt: { type: Date, required: true },
    imported,
    corrections: {
      type: [
        new Schema<LeadEvent>(
          { at: Date, kind: String, value: String, former: String, by: String },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    isListed: { type: Boolean, default: true },
    words: [String],
    plainWords: [String],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ emailNorm: 1 }, { unique: true });
schema.index({ seenAt: 1 });
schema.index({ isListed: 1, seenAt: -1, _id: -1 });
schema.index({ isListed: 1, nameKey: 1, _id: 1 });
schema.index({ isListed: 1, companyKey: 1, _id: 1 });
// Possible duplicates: the latest of each.
schema.index({ isListed: 1, phoneKeys: 1, seenAt: -1 });
schema.index({ isListed: 1, companyKeys: 1, seenAt: -1 });
schema.index({ isListed: 1, origins: 1, seenAt: -1, _id: -1 });
schema.index({ isListed: 1, words: 1 });
schema.index({ isListed: 1, plainWords: 1 });

export const ListedContact = model<ListedContactRecord>('ListedContact', schema, 'listedContacts');

/** Migration: has the people of all leads and bookings added to the list. */
export async function listExistingContacts(db: mongo.Db): Promise<void> {
  for (const name of ['enquiries', 'bookings'])
    await db.collection(name).updateMany({}, { $set: { isUnlisted: true } });
}

/** Migration: possible duplicates are found by keys of contacts, no longer among leads. The job adds the keys of all leads. */
export async function addDuplicateKeys(db: mongo.Db): Promise<void> {
  const contacts = db.collection<ListedContactRecord>('listedContacts');
  for await (const { _id, phone = '', companyKey = '' } of contacts.find({})) {
    const [phoneKeys, companyKeys] = [[toE164(phone) ?? ''], [companyKey]].map((keys) =>
      keys.filter(Boolean),
    );
    await contacts.updateOne({ _id }, { $set: { phoneKeys, companyKeys } });
  }
  await listExistingContacts(db);
  const enquiries = db.collection('enquiries');
  await enquiries.updateMany({ phoneE164: { $exists: true } }, { $unset: { phoneE164: '' } });
  for (const { name } of await enquiries.indexes())
    if (name && /^(phoneE164|company)_1_createdAt_-1$/.test(name)) await enquiries.dropIndex(name);
}
