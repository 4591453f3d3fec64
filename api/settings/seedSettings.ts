import type { Env } from '../platform/configuration/env';
import { initialSettings } from './initial';
import { Settings } from './model';

/** Writes the settings out of the environment, unless there are settings already. */
export async function seedSettings({ brand, tagManagerId, frameOrigins }: Env): Promise<void> {
  const { name, phone, email, locality, region, postalCode } = brand;
  const { bookingProvider, consentMode, adsPolicy } = initialSettings;
  const seeded = {
    ...{ name, phone, email, address: { locality, region, postalCode } },
    socials: socialsIn(brand.socials),
    sealImage: brand.sealImage,
    bookingAddress: brand.bookingAddress,
    ...{ bookingProvider, consentMode, adsPolicy, tagManagerId, frameOrigins },
    version: 1,
  };
  await Settings.updateOne({ _id: 'site' }, { $setOnInsert: seeded }, { upsert: true });
}

/** The profiles that the environment names: `LinkedIn=https://…`, separated by commas. */
export function socialsIn(list: string) {
  return list
    .split(',')
    .map((pair) => pair.split('='))
    .filter(([name, url]) => name && url && URL.canParse(url))
    .map(([name = '', ...url]) => ({ name: name.trim(), url: url.join('=').trim() }));
}
