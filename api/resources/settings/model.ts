import { model, Schema } from 'mongoose';
import type { Settings as SettingsView } from './contract';

export interface SettingsRecord extends Omit<SettingsView, 'phoneHref' | 'emailHref'> {
  _id: 'site';
  /** Sites that may show what lies under `/embedded` in a frame. Absent from settings older than the field. */
  frameOrigins?: string[];
  version: number;
}

const schema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    ...{ name: String, phone: String, email: String },
    address: { locality: String, region: String, postalCode: String },
    socials: [{ _id: false, name: String, url: String }],
    ...{ sealImage: String, bookingAddress: String, bookingProvider: String, tagManagerId: String },
    ...{ consentMode: String, adsPolicy: String },
    frameOrigins: [String],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

/** The one settings document. The environment only seeds it; afterwards it rules. */
export const Settings = model<SettingsRecord>('Settings', schema, 'settings');
