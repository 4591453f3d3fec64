import type { Env } from '../platform/configuration/env';
import { parseUrl } from '../platform/contracts/parseUrl';
import { initialSettings } from './initial';
import { Settings } from './model';

/** Creates the settings from the environment, unless they exist. */
export async function seedSettings({
  brand,
  tagManagerId,
  frameOrigins,
  isProduction,
  mailFrom,
}: Env): Promise<void> {
  const { name, phone, locality, region, postalCode } = brand;
  // Production shows no placeholder: without an address of its own, the one that emails come from.
  const hasEmail = !isProduction || brand.email !== initialSettings.email;
  const { bookingProvider, consentMode, adsPolicy } = initialSettings;
  const seeded = {
    name,
    phone,
    email: hasEmail ? brand.email : mailFrom,
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
