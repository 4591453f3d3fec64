import mongoose, { model, Schema } from 'mongoose';

/** A note that records of public content were written. */
interface ChangeNoteRecord {
  _id: mongoose.Types.ObjectId;
  at: Date;
}
const noteSchema = new Schema<ChangeNoteRecord>(
  { at: { type: Date, required: true } },
  { versionKey: false },
);
// Where no job follows up on them, they don't gather.
noteSchema.index({ at: 1 }, { expireAfterSeconds: 30 * 86_400 });
const ChangeNote = model<ChangeNoteRecord>('ChangeNote', noteSchema, 'changeNotes');

/** The most notes that are handled at once. */
const MOST = 10_000;

/**
 * Mongoose plugin: every write of records leaves a note, in the transaction of the write. A job of a domain above looks
 * for notes instead of reading all records. Each note is a record of its own, so that writes at the same time don't
 * conflict.
 */
// biome-ignore lint/suspicious/noExplicitAny: it is added to schemas of any record
export function changeNotes(schema: Schema<any>): void {
  const note = async () => {
    await ChangeNote.create([{ at: new Date() }]);
  };
  schema.post(['save', 'insertMany', 'bulkWrite'] as never, note);
  schema.post(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'], note);
  schema.post(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'], note);
}

/** Has notes followed up on. They stay when that fails, and several processes may get the same ones. */
export async function handleChangeNotes(follow: () => Promise<void>): Promise<void> {
  const notes = await ChangeNote.find().limit(MOST).lean<ChangeNoteRecord[]>();
  if (!notes.length) return;
  await follow();
  await ChangeNote.deleteMany({ _id: mongoose.trusted({ $in: notes.map(({ _id }) => _id) }) });
}
