import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { changeNotes } from '../../platform/records/changeNotes';
import type { CaseStudyDraft } from './contract';

export interface CaseStudyRecord extends CaseStudyDraft {
  _id: string;
  isPublished: boolean;
  /** When it was first published. */
  publishedAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;
const part = { _id: false } as const;

const schema = new Schema<CaseStudyRecord>(
  {
    _id: { type: String, default: newId },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    summary: text,
    client: text,
    industry: text,
    size: text,
    situation: text,
    work: text,
    figures: [{ ...part, label: text, before: text, after: text, method: text, period: text }],
    quote: new Schema({ text, name: text, position: text }, part),
    consentOn: text,
    consentProof: text,
    heroFigure: text,
    isPublished: { type: Boolean, required: true },
    publishedAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(changeNotes);
schema.index({ slug: 1 }, { unique: true });
schema.index({ isPublished: 1, publishedAt: -1, _id: 1 });

/** A published case study. Visitors get it without the client's consent. */
export const CaseStudy = model<CaseStudyRecord>('CaseStudy', schema, 'caseStudies');
