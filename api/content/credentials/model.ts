import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { CredentialDraft } from './contract';

export interface CredentialRecord extends CredentialDraft {
  _id: string;
  /** Its position among the others. */
  order: number;
  version: number;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;

const schema = new Schema<CredentialRecord>(
  {
    _id: { type: String, default: newId },
    kind: { type: String, required: true },
    name: { type: String, required: true },
    issuer: { type: String, required: true },
    number: text,
    validUntil: text,
    link: text,
    image: text,
    imageAlt: text,
    isShown: { type: Boolean, default: false },
    order: Number,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ order: 1, _id: 1 });
schema.index({ isShown: 1, order: 1, _id: 1 });

/** A certification, insurance, partner status, membership or seal of the company. */
export const Credential = model<CredentialRecord>('Credential', schema, 'credentials');
