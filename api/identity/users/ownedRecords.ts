import type { Model } from 'mongoose';

/** Number of records of each kind that belong to a member. */
export interface OwnedCounts {
  posts: number;
  leads: number;
}

type Kind = keyof OwnedCounts;
type Owned = Record<string, unknown>;

/** The models whose records belong to members, with the field that names the owner. */
export type OwnedRecords = Record<Kind, { model: Model<Owned>; field: string }>;

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

/** Transfers all records of one member to another. Returns the number of each kind. */
export async function transferOwned(kinds: OwnedRecords, from: string, to: string): Promise<OwnedCounts> {
  const moved: OwnedCounts = { posts: 0, leads: 0 };
  for (const [kind, { model, field }] of Object.entries(kinds)) {
    const { modifiedCount } = await model.updateMany({ [field]: from } as object, { $set: { [field]: to } });
    moved[kind as Kind] = modifiedCount;
  }
  return moved;
}
