import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { Gate, RunState, TemplateDraft } from './contract';

export interface TemplateRecord {
  _id: string;
  slug: string;
  draft: TemplateDraft;
  isPublished: boolean;
  publishedAt: Date;
  /** The version of the document that was published. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const whole = { type: Number, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;

const templateSchema = new Schema<TemplateRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    draft: mixed,
    isPublished: { type: Boolean, required: true },
    publishedAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false, minimize: false },
);
templateSchema.index({ slug: 1 }, { unique: true });
templateSchema.index({ isPublished: 1, _id: 1 });

/** A published template, from which pages are made. */
export const PageTemplate = model<TemplateRecord>('PageTemplate', templateSchema, 'pageTemplates');

export interface RunRecord {
  _id: string;
  template: string;
  label: string;
  templateVersion: number;
  state: RunState;
  perDay?: number;
  pages: number;
  listed: number;
  createdBy: string;
  /** The request that created it: the member's id and the idempotency key. */
  begunAs?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const runSchema = new Schema<RunRecord>(
  {
    _id: { type: String, default: newId },
    template: text,
    label: text,
    templateVersion: whole,
    state: text,
    perDay: Number,
    pages: whole,
    listed: whole,
    createdBy: { type: String, default: '' },
    begunAs: String,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
runSchema.index({ createdAt: -1, _id: -1 });
runSchema.index({ template: 1, createdAt: -1, _id: -1 });
runSchema.index({ begunAs: 1 }, { unique: true, sparse: true });

/** A run that made landing pages of a template. */
export const PageRun = model<RunRecord>('PageRun', runSchema, 'pageRuns');

export interface GeneratedPageRecord {
  /** The id of its landing page. */
  _id: string;
  run: string;
  /** Its place in the run. */
  order: number;
  template: string;
  templateVersion: number;
  /** The codes of its service and industry, and the slug of its place; empty where it has none. */
  service: string;
  industry: string;
  place: string;
  isListed: boolean;
  gates: Gate[];
  words: number;
  /** The SHA-256 of the draft as it was made, so that changes by hand are noticed. */
  hash: string;
}

const maybe = { type: String, default: '' } as const;
const generatedSchema = new Schema<GeneratedPageRecord>(
  {
    _id: text,
    run: text,
    order: whole,
    template: text,
    templateVersion: whole,
    service: maybe,
    industry: maybe,
    place: maybe,
    isListed: { type: Boolean, required: true },
    gates: [{ _id: false, name: String, isPassed: Boolean, figure: Number, detail: String }],
    words: { type: Number, default: 0 },
    hash: text,
  },
  { timestamps: true, versionKey: false },
);
generatedSchema.index({ run: 1, order: 1 });
generatedSchema.index({ template: 1, templateVersion: 1, _id: 1 });

/** How a landing page was made: of which template and version, in which run, and which gates it passed. */
export const GeneratedPage = model<GeneratedPageRecord>('GeneratedPage', generatedSchema, 'generatedPages');
