import mongoose, { type Schema } from 'mongoose';

/** A record whose changes are followed up by a job. */
export interface Marked {
  /** Set by every change; its time is in it. Removed by the job that has followed up on exactly this one. */
  changeMark?: mongoose.Types.ObjectId;
}

/**
 * Mongoose plugin: every write of a record marks it in the same write, so that a job of a domain above can find what
 * changed and no change is lost. Deliveries of the outbox are no changes.
 */
// biome-ignore lint/suspicious/noExplicitAny: it is added to schemas of any record
export function changeMarks(schema: Schema<any>): void {
  schema.add({ changeMark: mongoose.Schema.Types.ObjectId });
  schema.index({ changeMark: 1 }, { sparse: true });
  schema.pre('save', function () {
    this.set('changeMark', newMark());
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
    this.set('changeMark', newMark());
  });
  schema.pre('bulkWrite', (operations) => {
    for (const operation of operations) {
      const part = operation as Partial<Record<'updateOne' | 'updateMany', { update: Change }>>;
      const change = part.updateMany ?? part.updateOne;
      if (change)
        change.update = { ...change.update, $set: { ...change.update.$set, changeMark: newMark() } };
    }
  });
}

interface Change {
  $set?: object;
}

const newMark = () => new mongoose.Types.ObjectId();
