import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { TeamMemberDraft } from './contract';

export interface TeamMemberRecord extends TeamMemberDraft {
  _id: string;
  /** Its place among the others. */
  order: number;
  /** The words of name and position, to search by their beginnings. */
  words: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;

const schema = new Schema<TeamMemberRecord>(
  {
    _id: { type: String, default: newId },
    name: { type: String, required: true },
    position: { type: String, required: true },
    ...{ bio: text, photo: text, photoAlt: text },
    links: [String],
    isVisible: { type: Boolean, required: true },
    order: { type: Number, required: true },
    words: [String],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ order: 1, _id: 1 });
schema.index({ isVisible: 1, order: 1, _id: 1 });
schema.index({ words: 1, order: 1, _id: 1 });

/** Somebody of the team, as the website tells about them. Not an account: who is shown need not sign in. */
export const TeamMember = model<TeamMemberRecord>('TeamMember', schema, 'teamMembers');
