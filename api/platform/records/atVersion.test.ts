import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { connect } from '../db/connect';
import { deleteAtVersion, editAtVersion } from './atVersion';

interface Note {
  _id: string;
  body: string;
  version: number;
}
const Note = mongoose.model<Note>(
  'Note',
  new mongoose.Schema<Note>({ _id: String, body: { type: String, required: true }, version: Number }),
);

beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  mongoose.deleteModel('Note');
});
beforeEach(async () => {
  await Note.deleteMany({});
  await Note.create([{ _id: 'a', body: 'first', version: 3 }]);
});

test('an edit at the current version is saved and increments it', async () => {
  expect(await editAtVersion(Note, { _id: 'a' }, 3, { $set: { body: 'second' } })).toMatchObject({
    body: 'second',
    version: 4,
  });
  await expect(editAtVersion(Note, { _id: 'a' }, 4, { $unset: { body: '' } })).rejects.toThrow();
});

test.each([2, 4])('version %i is outdated: 412 and no change', async (version) => {
  const change = { $set: { body: 'second' } };
  await expect(editAtVersion(Note, { _id: 'a' }, version, change)).rejects.toMatchObject({ status: 412 });
  await expect(deleteAtVersion(Note, { _id: 'a' }, version)).rejects.toMatchObject({ status: 412 });
  expect(await Note.findById('a').lean()).toMatchObject({ body: 'first', version: 3 });
});

test('a missing record answers 404', async () => {
  await expect(editAtVersion(Note, { _id: 'b' }, 1, {})).rejects.toMatchObject({ status: 404 });
  await expect(deleteAtVersion(Note, { _id: 'b' }, 1)).rejects.toMatchObject({ status: 404 });
});

test('a deletion at the current version removes and returns the record', async () => {
  expect(await deleteAtVersion(Note, { _id: 'a' }, 3)).toMatchObject({ body: 'first' });
  expect(await Note.countDocuments()).toBe(0);
});
