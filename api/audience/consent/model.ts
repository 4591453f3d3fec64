import { model, Schema } from 'mongoose';
import type { ConsentReceipt } from './contract';

export interface ConsentRecord extends ConsentReceipt {
  /** Browser and system, such as `Firefox on Windows`. */
  agent: string;
  at: Date;
}

const lifetimeSeconds = 1096 * 86_400;
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
schema.index({ at: 1 }, { expireAfterSeconds: lifetimeSeconds });

/** Proof of cookie choices: one record per choice, never changed, stored for 36 months. */
export const Consent = model<ConsentRecord>('Consent', schema, 'consents');
