import type { Env } from '../platform/configuration/env';
import { parseUrl } from '../platform/contracts/parseUrl';
import { initialSettings } from './initial';
import { Settings } from './model';

/** Creates the settings from the environment, unless they exist. */
export async function seedSettings({ brand, tagManagerId, frameOrigins }: Env): Promise<void> {
  const { name, phone, email, locality, region, postalCode } = brand;
  const { bookingProvider, consentMode, adsPolicy } = initialSettings;
  const seeded = {
    name,
    phone,
    email,
    address: { locality, region, postalCode },
    socials: parseSocials(brand.socials),
    sealImage: brand.sealImage,
    bookingAddress: brand.bookingAddress,
    bookingProvider,
    consentMode,
    adsPolicy,
    tagManagerId,
    frameOrigins,
    version: 1,
  };
  await Settings.updateOne({ _id: 'site' }, { $setOnInsert: seeded }, { upsert: true });
}

/** Parses social profiles from the environment: `LinkedIn=https://…`, separated by commas. */
export function parseSocials(list: string) {
  return list
    .split(',')
    .map((pair) => pair.split('='))
    .filter(([name, url]) => name && url && parseUrl(url))
    .map(([name = '', ...url]) => ({ name: name.trim(), url: url.join('=').trim() }));
}
