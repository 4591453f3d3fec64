import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { TemplateDraft } from './contract';

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
