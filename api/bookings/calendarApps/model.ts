import { model, Schema } from 'mongoose';
import type { SealedSecret } from '../../platform/encryption/seal';
import { type CalendarProviderName, calendarProviders } from './contract';

export interface CalendarAppRecord {
  _id: CalendarProviderName;
  clientId: string;
  /** Encrypted for this provider. */
  clientSecret?: SealedSecret;
  tenant: string;
  version: number;
}

const schema = new Schema<CalendarAppRecord>(
  {
    _id: { type: String, required: true },
    clientId: { type: String, default: '' },
    clientSecret: { type: { key: String, nonce: String, data: String }, _id: false },
    tenant: { type: String, default: '' },
    version: { type: Number, default: 1 },
  },
  { versionKey: false },
);

/** The registrations of this site with the providers of calendars. */
export const CalendarAppModel = model<CalendarAppRecord>('CalendarApp', schema, 'calendarApps');

/** Creates the records of a new site, which has no registrations. */
export async function seedCalendarApps(): Promise<void> {
  for (const _id of calendarProviders)
    await CalendarAppModel.updateOne(
      { _id },
      { $setOnInsert: { clientId: '', tenant: '', version: 1 } },
      { upsert: true },
    );
}

/** The secret is sealed for this purpose only. */
export const sealedFor = (provider: CalendarProviderName) => `calendar app ${provider}`;
