import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { OverrideDraft } from './contract';

/** What members replaced in the head of a page. */
export interface SeoOverrideRecord extends OverrideDraft {
  /** The path. */
  _id: string;
  /** Whether any field is set. */
  isActive: boolean;
  /** The page's own values. */
  original: { title: string; description: string };
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;
const required = { type: String, required: true } as const;
const part = { _id: false } as const;
const fields = {
  title: text,
  description: text,
  canonical: text,
  robots: text,
  socialTitle: text,
  socialDescription: text,
  socialImage: text,
};

const schema = new Schema<SeoOverrideRecord>(
  {
    _id: required,
    ...fields,
    isActive: { type: Boolean, default: false },
    original: { type: new Schema({ title: text, description: text }, part), required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ isActive: 1, _id: 1 });
export const SeoOverride = model<SeoOverrideRecord>('SeoOverride', schema, 'seoOverrides');

export const changeKinds = ['edit', 'restore', 'run', 'rollback'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A version of an override. */
export interface SeoRevisionRecord {
  _id: string;
  path: string;
  version: number;
  values: OverrideDraft;
  kind: ChangeKind;
  by: string;
  at: Date;
}
const revisionSchema = new Schema<SeoRevisionRecord>(
  {
    _id: { type: String, default: newId },
    path: required,
    version: { type: Number, required: true },
    values: { type: new Schema(fields, part), required: true },
    kind: required,
    by: text,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
revisionSchema.index({ path: 1, version: -1 }, { unique: true });
export const SeoRevision = model<SeoRevisionRecord>('SeoRevision', revisionSchema, 'seoRevisions');

interface RunItem {
  path: string;
  before: OverrideDraft;
  /** The version that the run wrote. */
  version: number;
}

/** A bulk edit of overrides: what was entered, with variables, and what is needed to roll it back. */
export interface SeoRunRecord extends OverrideDraft {
  _id: string;
  by: string;
  /** Which pages were selected, in words. */
  selection: string;
  items: RunItem[];
  count: number;
  createdAt: Date;
  rolledBackAt: Date | null;
  rolledBackBy: string;
  /** Pages that the rollback left, because they had changed since. */
  skipped: number;
}
const runSchema = new Schema<SeoRunRecord>(
  {
    _id: { type: String, default: newId },
    by: text,
    ...fields,
    selection: text,
    items: [new Schema({ path: required, before: new Schema(fields, part), version: Number }, part)],
    count: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    rolledBackAt: { type: Date, default: null },
    rolledBackBy: text,
    skipped: { type: Number, default: 0 },
  },
  { versionKey: false },
);
runSchema.index({ createdAt: -1, _id: 1 });
export const SeoRun = model<SeoRunRecord>('SeoRun', runSchema, 'seoRuns');
