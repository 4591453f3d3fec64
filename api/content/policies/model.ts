import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { changeNotes } from '../../platform/records/changeNotes';

export interface PolicyRecord {
  _id: string;
  slug: string;
  isPublished: boolean;
  /** The version of the document it was published from. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<PolicyRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    isPublished: { type: Boolean, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(changeNotes);
schema.index({ slug: 1 }, { unique: true });

/** A policy of the firm. Its content is in its versions. */
export const Policy = model<PolicyRecord>('Policy', schema, 'policies');

export interface PolicyVersionRecord {
  policyId: string;
  version: number;
  title: string;
  description: string;
  lead: string;
  markdown: string;
  inShort: string[];
  /** The day it takes effect, in the firm's time zone (`2026-12-01`). */
  effective: string;
  asksAgain: boolean;
  counsel?: { name: string; on: string };
  publishedAt: Date;
}

const versionSchema = new Schema<PolicyVersionRecord>(
  {
    policyId: text,
    version: number,
    title: text,
    description: text,
    lead: text,
    markdown: text,
    inShort: [String],
    effective: text,
    asksAgain: { type: Boolean, default: false },
    counsel: { type: new Schema({ name: text, on: text }, { _id: false }) },
    publishedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
versionSchema.plugin(changeNotes);
versionSchema.index({ policyId: 1, version: 1 }, { unique: true });
versionSchema.index({ asksAgain: 1 });

/** A published version of a policy. It is never changed or deleted. */
export const PolicyVersion = model<PolicyVersionRecord>('PolicyVersion', versionSchema, 'policyversions');
