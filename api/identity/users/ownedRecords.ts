import type { Model } from 'mongoose';
import type { Dependencies } from '../../platform/Dependencies';

/** Number of records of each kind that belong to a member. */
export interface OwnedCounts {
  posts: number;
  leads: number;
}

type Kind = keyof OwnedCounts;
type Owned = Record<string, unknown>;

/** A member whose records go to another one, and the member who decides so, by ID. */
interface Transfer {
  from: string;
  to: string;
  by: string;
}

/** The models whose records belong to members, with the field that names the owner. */
export type OwnedRecords = Record<
  Kind,
  {
    model: Model<Owned>;
    field: string;
    /** Tells the new owner. Joins the transaction. Returns whether an email was queued. */
    notify?: (env: { mailFrom: string }, transfer: Transfer) => Promise<boolean>;
  }
>;

/** Counts the records of these members, by member id. */
export async function countOwned(kinds: OwnedRecords, userIds: string[]): Promise<Map<string, OwnedCounts>> {
  const found = new Map(userIds.map((id) => [id, { posts: 0, leads: 0 }]));
  for (const [kind, { model, field }] of Object.entries(kinds)) {
    const counted = await model.aggregate<{ _id: string; count: number }>([
      { $match: { [field]: { $in: userIds } } },
      { $group: { _id: `$${field}`, count: { $sum: 1 } } },
    ]);
    for (const { _id, count } of counted) Object.assign(found.get(_id) ?? {}, { [kind]: count });
  }
  return found;
}

/** Transfers all records of one member to another, who is told. Returns the number of each kind. */
export async function transferOwned(
  { ownedRecords, env, onMailQueued }: TransferTools,
  transfer: Transfer,
): Promise<OwnedCounts> {
  const moved: OwnedCounts = { posts: 0, leads: 0 };
  const { from, to } = transfer;
  for (const [kind, { model, field, notify }] of Object.entries(ownedRecords)) {
    if (await notify?.(env, transfer)) onMailQueued();
    const { modifiedCount } = await model.updateMany({ [field]: from } as object, { $set: { [field]: to } });
    moved[kind as Kind] = modifiedCount;
  }
  return moved;
}

type TransferTools = Pick<Dependencies, 'env' | 'onMailQueued'> & { ownedRecords: OwnedRecords };
