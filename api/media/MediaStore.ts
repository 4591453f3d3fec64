import type { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { declareIndexes } from '../platform/db/indexes';

/** Storage of image files. A file is written once, and its key is never reused. */
export interface MediaStore {
  put: (set: string, form: string, bytes: Buffer) => Promise<void>;
  /** Reads from byte `start` (inclusive) to `end` (exclusive). */
  open: (set: string, form: string, start: number, end: number) => Readable;
  /** The sets of files written before this time. */
  setsBefore: (time: Date) => Promise<string[]>;
  remove: (set: string) => Promise<void>;
}

const name = 'pictures';
declareIndexes(`${name}.files`, { key: { filename: 1, uploadDate: 1 } });
declareIndexes(`${name}.chunks`, { key: { files_id: 1, n: 1 }, unique: true });

/** Files in GridFS, so that every API process can read them and backups contain them. */
export const mediaStore: MediaStore = {
  put: (set, form, bytes) =>
    new Promise((resolve, reject) => {
      const options = { metadata: { set } };
      bucket()
        .openUploadStreamWithId(keyOf(set, form), keyOf(set, form), options)
        .once('error', reject)
        .once('finish', () => resolve())
        .end(bytes);
    }),
  open: (set, form, start, end) => bucket().openDownloadStream(keyOf(set, form), { start, end }),
  setsBefore: (time) => files().distinct('metadata.set', { uploadDate: { $lt: time } }) as Promise<string[]>,
  remove: async (set) => {
    for (const { _id } of await files().find({ 'metadata.set': set }).toArray()) await bucket().delete(_id);
  },
};

// The driver's types allow only ObjectId; the database takes any id.
const keyOf = (set: string, form: string) => `${set}/${form}` as never;

function bucket() {
  if (!mongoose.connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected');
  return new mongoose.mongo.GridFSBucket(mongoose.connection.db, { bucketName: name });
}

const files = () => mongoose.connection.collection(`${name}.files`);
