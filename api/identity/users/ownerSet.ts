import mongoose, { model, Schema } from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { User, type UserRecord } from './model';

const schema = new Schema<{ _id: 'all'; revision: number }>(
  { _id: String, revision: { type: Number, default: 0 } },
  { versionKey: false },
);

/**
 * All owners as one thing. Whether one may go depends on the others, so who takes one away counts this first: of two
 * at the same moment, the second then sees what the first has written.
 */
const OwnerSet = model('OwnerSet', schema, 'ownerSets');

export async function seedOwnerSet(): Promise<void> {
  await OwnerSet.updateOne({ _id: 'all' }, { $setOnInsert: { revision: 0 } }, { upsert: true });
}

/** Refuses (409 `last_owner`) to take away the only owner who may sign in. Belongs in the transaction that would. */
export async function assertOwnerRemains({ _id, role, status }: UserRecord): Promise<void> {
  if (role !== 'owner' || status !== 'active') return;
  await OwnerSet.updateOne({ _id: 'all' }, { $inc: { revision: 1 } });
  const others = { _id: mongoose.trusted({ $ne: _id }), role: 'owner', status: 'active' } as const;
  if (!(await User.exists(others)))
    throw new HttpError(
      409,
      'last_owner',
      'There must be at least one owner. Make someone else an owner first.',
    );
}
