import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { TeamMemberDraft } from './contract';

export interface TeamMemberRecord extends TeamMemberDraft {
  _id: string;
  /** Its position among the others. */
  order: number;
  /** The search terms of name and position, matched by prefix. */
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
    bio: text,
    photo: text,
    photoAlt: text,
    links: [String],
    certifications: text,
    personalLine: text,
    isAtBookings: { type: Boolean, default: false },
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

/** The profile of a team member on the website. It is independent of user accounts. */
export const TeamMember = model<TeamMemberRecord>('TeamMember', schema, 'teamMembers');
