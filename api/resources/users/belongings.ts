import type { Model } from 'mongoose';
import { Enquiry } from '../enquiries/model';
import { Post } from '../posts/model';

/** How much of each kind refers to a member. */
export interface Belongings {
  posts: number;
  leads: number;
}

type Kind = keyof Belongings;
type Referring = Record<string, unknown>;

/** What refers to members, and by which field. */
const kinds: Record<Kind, { model: Model<Referring>; field: string }> = {
  posts: { model: Post as unknown as Model<Referring>, field: 'authorId' },
  leads: { model: Enquiry as unknown as Model<Referring>, field: 'ownerId' },
};

/** What refers to each of these members. */
export async function belongingsOf(userIds: string[]): Promise<Map<string, Belongings>> {
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

/** Makes everything that refers to one member refer to another, and says how much that was. */
export async function handOver(from: string, to: string): Promise<Belongings> {
  const moved: Belongings = { posts: 0, leads: 0 };
  for (const [kind, { model, field }] of Object.entries(kinds)) {
    const { modifiedCount } = await model.updateMany({ [field]: from } as object, { $set: { [field]: to } });
    moved[kind as Kind] = modifiedCount;
  }
  return moved;
}
