import { model, Schema } from 'mongoose';
import type { ConsentReceipt } from './contract';

export interface ConsentRecord extends ConsentReceipt {
  /** The kind of browser, such as `Firefox on Windows`. */
  agent: string;
  at: Date;
}

const kept = 1096 * 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<ConsentRecord>(
  {
    consentId: text,
    choices: new Schema({ necessary: Boolean, analytics: Boolean, marketing: Boolean }, { _id: false }),
    version: text,
    gpc: Boolean,
    agent: String,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ consentId: 1, at: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: kept });

/** Proof of a choice of cookies: one record a choice, never changed, for 36 months. */
export const Consent = model<ConsentRecord>('Consent', schema, 'consents');
