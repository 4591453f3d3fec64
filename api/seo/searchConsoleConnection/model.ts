import mongoose, { model, Schema } from 'mongoose';
import type { SealedSecret } from '../../platform/encryption/seal';
import { conflict } from '../../platform/errors/HttpError';

export type ConnectionProblem = 'none' | 'key_rejected' | 'not_enabled' | 'no_access' | 'unavailable';

/** The latest import from the API. */
export interface ImportRecord {
  at: Date;
  from: string;
  to: string;
  queries: number;
  pages: number;
  otherUrls: number;
}

/** The connection to Google Search Console. */
export interface ConnectionRecord {
  _id: 'google';
  /** The JSON key of the service account; absent while not connected. */
  key?: SealedSecret;
  clientEmail: string;
  last4: string;
  properties: { url: string; isReadable: boolean }[];
  property: string;
  problem: ConnectionProblem;
  problemText: string;
  connectedBy: string;
  connectedAt?: Date;
  checkedAt?: Date;
  imported?: ImportRecord;
  /** When the next import is due. */
  dueAt?: Date;
  /** When the first import after one that succeeded failed. It says nothing while there is no problem. */
  failingSince?: Date;
  /** Failed attempts since the last import that succeeded. */
  attempts: number;
  /** The import that runs, which a changed connection ends, and until when it may. */
  lease: string;
  leaseUntil?: Date;
  version: number;
}

const part = { _id: false } as const;
const word = { type: String, default: '' } as const;

const schema = new Schema<ConnectionRecord>(
  {
    _id: { type: String, required: true },
    key: new Schema<SealedSecret>({ key: String, nonce: String, data: String }, part),
    clientEmail: word,
    last4: word,
    properties: [new Schema({ url: String, isReadable: Boolean }, part)],
    property: word,
    problem: { type: String, default: 'none' },
    problemText: word,
    connectedBy: word,
    connectedAt: Date,
    checkedAt: Date,
    imported: new Schema<ImportRecord>(
      { at: Date, from: String, to: String, queries: Number, pages: Number, otherUrls: Number },
      part,
    ),
    dueAt: Date,
    failingSince: Date,
    attempts: { type: Number, default: 0 },
    lease: word,
    leaseUntil: Date,
    version: { type: Number, default: 1 },
  },
  { versionKey: false },
);

export const Connection = model<ConnectionRecord>(
  'SearchConsoleConnection',
  schema,
  'searchConsoleConnections',
);

/** Creates the record of a new site, which is not connected. */
export async function seedSearchConsole(): Promise<void> {
  const initial = { clientEmail: '', last4: '', properties: [], property: '', connectedBy: '' };
  await Connection.updateOne(
    { _id: 'google' },
    {
      $setOnInsert: { ...initial, problem: 'none', problemText: '', attempts: 0, lease: '', version: 1 },
    },
    { upsert: true },
  );
}

export const readConnection = () => Connection.findById('google').orFail().lean<ConnectionRecord>();

/** The connection with its key. 409 without one. */
export async function readConnected(): Promise<ConnectionRecord & { key: SealedSecret }> {
  const record = await readConnection();
  if (!record.key) throw conflict('Search Console is not connected.');
  return { ...record, key: record.key };
}

/** Claims the import that is due; undefined if none is, or another process does it. */
export async function claimImport(
  lease: string,
  now: Date,
  leaseMs: number,
): Promise<ConnectionRecord | undefined> {
  const claimed = await Connection.findOneAndUpdate(
    {
      _id: 'google',
      dueAt: mongoose.trusted({ $lte: now }),
      $or: [{ lease: '' }, { leaseUntil: mongoose.trusted({ $lt: now }) }],
    },
    { $set: { lease, leaseUntil: new Date(now.getTime() + leaseMs) } },
    { returnDocument: 'after' },
  ).lean<ConnectionRecord>();
  return claimed ?? undefined;
}

/** Stores the outcome of an import without a new version. False if the connection was changed meanwhile. */
export async function endImport(lease: string, change: Partial<ConnectionRecord>): Promise<boolean> {
  const { modifiedCount } = await Connection.updateOne(
    { _id: 'google', lease },
    { $set: { ...change, lease: '' }, $unset: { leaseUntil: '' } },
  );
  return modifiedCount > 0;
}
