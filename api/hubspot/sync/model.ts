import mongoose, { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { StoredObject } from '../objects/CrmObject';
import type { CrmState, PlannedChange } from './contract';

/** A person as stored in HubSpot and here, and the changes to make. */
export interface CrmContactRecord {
  _id: string;
  /** In lower case. */
  email: string;
  /** `erase` deletes the contact in HubSpot for good. */
  task: 'sync' | 'erase';
  state: CrmState;
  /** Counts requests to sync. A sync that began earlier leaves the contact pending. */
  revision: number;
  attempts: number;
  nextAt?: Date;
  /** The process that works on it, and until when it may. */
  token?: string;
  leaseUntil?: Date;
  error: string;
  hubspotId?: string;
  /** The values that both sides had when they were last equal, by property. */
  base: Record<string, BaseValue>;
  /** What shadow mode would change, or what the last sync changed. */
  changes: PlannedChange[];
  /** Meetings, notes and deals of the person that were written. Absent without any. */
  objects?: StoredObject[];
  syncedAt?: Date;
  /** When an admin first opened it in shadow mode, after it was compared. */
  reviewedAt?: Date;
  /** When an erasure that could not be carried over is given up, and with it the address. */
  expiresAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface BaseValue {
  local: string;
  remote: string;
}

const text = { type: String, required: true } as const;
const schema = new Schema<CrmContactRecord>(
  {
    _id: { type: String, default: newId },
    email: text,
    task: { type: String, default: 'sync' },
    state: text,
    revision: { type: Number, default: 1 },
    attempts: { type: Number, default: 0 },
    nextAt: Date,
    token: String,
    leaseUntil: Date,
    error: { type: String, default: '' },
    hubspotId: String,
    base: { type: Schema.Types.Mixed, default: {} },
    changes: [
      new Schema<PlannedChange>(
        { property: String, direction: String, before: String, after: String },
        { _id: false },
      ),
    ],
    objects: {
      type: [
        new Schema<StoredObject>(
          { kind: String, key: String, mark: String, hash: String, written: String, id: String },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    syncedAt: Date,
    reviewedAt: Date,
    expiresAt: Date,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false, minimize: false },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ state: 1, nextAt: 1 });
schema.index({ token: 1 }, { sparse: true });
schema.index({ hubspotId: 1 }, { sparse: true });
schema.index({ reviewedAt: 1 }, { sparse: true });
schema.index({ state: 1, updatedAt: -1, _id: 1 });
schema.index({ updatedAt: -1, _id: 1 });
schema.index({ state: 1, syncedAt: 1 });
schema.index({ task: 1, expiresAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const CrmContact = model<CrmContactRecord>('CrmContact', schema, 'crmContacts');

/** Asks for a sync of these people. Several requests for one person are one. */
export async function requestSync(emails: Iterable<string>, now = new Date()): Promise<void> {
  const due = { state: 'pending' as const, nextAt: now, attempts: 0, error: '' };
  // One that runs is not given to a second process: its sync ends as pending, since the revision differs.
  const isIdle = mongoose.trusted({ $ne: 'running' as const });
  const writes = [...new Set(emails)].flatMap((email) => [
    {
      updateOne: {
        filter: { email, task: 'sync' as const },
        update: { $inc: { revision: 1 }, $setOnInsert: { _id: newId(), base: {}, changes: [], ...due } },
        upsert: true,
      },
    },
    {
      updateOne: { filter: { email, task: 'sync' as const, state: isIdle }, update: { $set: due } },
    },
  ]);
  if (!writes.length) return;
  try {
    await CrmContact.bulkWrite(writes, { ordered: false });
  } catch (error) {
    // Someone is being erased, who has no records anymore.
    if ((error as { code?: number }).code !== 11000) throw error;
  }
}

/**
 * Compares all contacts from scratch: the account that is connected now may be another one, whose values were never
 * read. IDs stay until then, since an erasure is carried over only for contacts that have one.
 */
export async function compareFromScratch(now = new Date()): Promise<void> {
  await CrmContact.updateMany(
    { task: 'sync' },
    {
      $set: { state: 'pending', nextAt: now, attempts: 0, error: '', base: {}, changes: [] },
      $unset: { syncedAt: '', reviewedAt: '', token: '', leaseUntil: '' },
      $inc: { revision: 1, version: 1 },
    },
  );
  // The IDs of objects would be those of others in another account. They are looked up again.
  await CrmContact.updateMany(
    { 'objects.0': mongoose.trusted({ $exists: true }) },
    { $unset: { 'objects.$[].id': '' } },
  );
}

/** Compares contacts of these states again, from the first attempt. Returns how many. */
export async function compareAgain(state: 'done' | 'dead' = 'done'): Promise<number> {
  const { modifiedCount } = await CrmContact.updateMany({ state }, compared());
  return modifiedCount;
}

/** The change that makes a contact be compared again. */
export const compared = () => ({
  $set: { state: 'pending' as const, nextAt: new Date(), attempts: 0, error: '' },
  $inc: { revision: 1, version: 1 },
});
