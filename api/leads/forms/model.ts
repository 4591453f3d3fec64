import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { FormDraft } from './contract';

export interface FormRecord extends FormDraft {
  _id: string;
  slug: string;
  /** The consent texts that visitors have seen, the current one last; their version is their position from 1. */
  consents: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;
const name = { type: String, required: true } as const;

const field = new Schema(
  {
    key: name,
    type: { type: String, required: true },
    label: name,
    help: text,
    isRequired: Boolean,
    options: [String],
  },
  { _id: false },
);

const schema = new Schema<FormRecord>(
  {
    _id: { type: String, default: newId },
    slug: name,
    name,
    title: name,
    intro: text,
    fields: [field],
    consent: text,
    consents: [String],
    button: name,
    afterKind: name,
    afterText: name,
    afterTo: text,
    notify: [String],
    networkLimit: Number,
    dayLimit: Number,
    isOpen: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.index({ slug: 1 }, { unique: true });
schema.index({ name: 1, _id: 1 });

/** A form whose answers are stored as leads. */
export const FormModel = model<FormRecord>('Form', schema, 'forms');

/** The slug of a deleted form. Pages that still embed it must not send to another form, so it is never used again. */
export interface FormerFormSlug {
  _id: string;
  deletedAt: Date;
}

export const FormerFormSlug = model<FormerFormSlug>(
  'FormerFormSlug',
  new Schema<FormerFormSlug>(
    { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
    { versionKey: false },
  ),
  'formerFormSlugs',
);
