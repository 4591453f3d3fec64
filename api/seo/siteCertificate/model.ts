import { model, Schema } from 'mongoose';
import type { CheckState } from '../../tools/scans/contract';

/** The TLS certificate of this site's own domain, as the domain tool last saw it. */
export interface SiteCertificateRecord {
  _id: 'site';
  domain: string;
  /** `unknown` as well if the scan failed. */
  state: CheckState;
  /** What the domain tool says about it. */
  headline: string;
  /** The end of its last day; absent without a certificate. */
  expiresAt?: Date;
  checkedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<SiteCertificateRecord>(
  { _id: text, domain: text, state: text, headline: text, expiresAt: Date, checkedAt: Date },
  { versionKey: false },
);

export const SiteCertificate = model<SiteCertificateRecord>('SiteCertificate', schema, 'siteCertificates');
