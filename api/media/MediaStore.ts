import type { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { indexed } from '../platform/db/indexes';

/** Where the files of pictures lie. A file is written once, under a key that names nothing else ever. */
export interface MediaStore {
  put: (set: string, form: string, bytes: Buffer) => Promise<void>;
  /** From one byte up to, and without, another. */
  open: (set: string, form: string, start: number, end: number) => Readable;
  /** The sets of files that were written before a moment. */
  setsBefore: (moment: Date) => Promise<string[]>;
  remove: (set: string) => Promise<void>;
}

const name = 'pictures';
indexed(`${name}.files`, { key: { filename: 1, uploadDate: 1 } });
indexed(`${name}.chunks`, { key: { files_id: 1, n: 1 }, unique: true });

/** Files in the database, so that every process of the API has them and a backup holds them. */
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
  setsBefore: (moment) =>
    files().distinct('metadata.set', { uploadDate: { $lt: moment } }) as Promise<string[]>,
  remove: async (set) => {
    for (const { _id } of await files().find({ 'metadata.set': set }).toArray()) await bucket().delete(_id);
  },
};

// The driver's types know ids of its own kind alone; the database takes any.
const keyOf = (set: string, form: string) => `${set}/${form}` as never;

function bucket() {
  if (!mongoose.connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected');
  return new mongoose.mongo.GridFSBucket(mongoose.connection.db, { bucketName: name });
}

const files = () => mongoose.connection.collection(`${name}.files`);
