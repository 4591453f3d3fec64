import { model, Schema } from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { type SealedSecret, seal } from '../../platform/encryption/seal';
import { type CalendarProviderName, calendarProviders, demoApp } from './contract';

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

/** Creates the records of a new site, which is registered only with the demo calendars of a local site. */
export async function seedCalendarApps({
  calendarsOrigin,
  sealingKeys,
}: Pick<Env, 'calendarsOrigin' | 'sealingKeys'>): Promise<void> {
  for (const _id of calendarProviders) {
    const { clientId, clientSecret } = demoApp;
    const demo = { clientId, clientSecret: seal(sealingKeys, clientSecret, sealedFor(_id)) };
    await CalendarAppModel.updateOne(
      { _id },
      { $setOnInsert: { clientId: '', ...(calendarsOrigin && demo), tenant: '', version: 1 } },
      { upsert: true },
    );
  }
}

/** The secret is sealed for this purpose only. */
export const sealedFor = (provider: CalendarProviderName) => `calendar app ${provider}`;
