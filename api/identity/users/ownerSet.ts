import mongoose, { model, Schema } from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { User, type UserRecord } from './model';

const schema = new Schema<{ _id: 'all'; revision: number }>(
  { _id: String, revision: { type: Number, default: 0 } },
  { versionKey: false },
);

/**
 * One document for all owners. Whoever removes an owner increments it first, so that of two concurrent
 * transactions one conflicts and then sees the other's write.
 */
const OwnerSet = model('OwnerSet', schema, 'ownerSets');

export async function seedOwnerSet(): Promise<void> {
  await OwnerSet.updateOne({ _id: 'all' }, { $setOnInsert: { revision: 0 } }, { upsert: true });
}

/** Throws 409 `last_owner` for the only active owner. Must run in the transaction that removes the owner. */
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
