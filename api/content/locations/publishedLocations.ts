import type { Logger } from 'pino';
import type { Infer } from 'superstruct';
import { dropInvalid } from '../../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { cachedRecords } from '../../platform/db/cachedRecords';
import { createPause } from '../../platform/threads/createPause';
import type { Address } from '../addresses/contract';
import { type Location as LocationView, PublishedLocation } from './contract';
import { Location, type LocationRecord } from './model';

/** Cache of all public service areas in their order, at most two seconds old; stale while the database is unavailable. */
export const publishedLocations = staleWhileRevalidate(async () => {
  const records = await readPublishedRecords();
  if (last?.records === records) return last.locations;
  const locations: CachedLocation[] = [];
  const pause = createPause();
  for (const record of records) {
    locations.push({ ...record, updatedAt: record.updatedAt.toISOString() });
    await pause();
  }
  last = { records, locations };
  return locations;
}, 2000);

type CachedLocation = Omit<LocationRecord, 'updatedAt'> & { updatedAt: string };
let last: { records: LocationRecord[]; locations: CachedLocation[] } | undefined;

const readPublishedRecords = cachedRecords<LocationRecord>(Location, () => ({ isPublished: true }), {
  order: 1,
  _id: 1,
});

/** One public service area with those around it, or undefined. */
export async function findPublishedLocation(slug: string, log: Logger): Promise<LocationView | undefined> {
  const all = await readValidLocations(log);
  const location = all.find((one) => one.slug === slug);
  return location && { ...location, others: findNearest(location, all) };
}

type ValidLocation = Infer<typeof PublishedLocation>;
const validLocations = new WeakMap<CachedLocation[], ValidLocation[]>();

async function readValidLocations(log: Logger): Promise<ValidLocation[]> {
  const all = await publishedLocations();
  const valid = validLocations.get(all) ?? dropInvalid('location', all, PublishedLocation, log);
  validLocations.set(all, valid);
  return valid;
}

/** The most areas that a page lists. */
const mostOthers = 60;

type Coordinates = Pick<ValidLocation, 'lat' | 'lng'>;

/** The other areas, in their order; only the nearest if there are too many. */
export function findNearest<One extends Coordinates>(location: Coordinates, all: One[]): One[] {
  const others = all.filter((one) => (one as Coordinates) !== location);
  if (others.length <= mostOthers) return others;
  const distanceTo = ({ lat, lng }: Coordinates) =>
    Math.hypot(lat - location.lat, (lng - location.lng) * Math.cos((location.lat * Math.PI) / 180));
  const near = new Set(others.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, mostOthers));
  return others.filter((one) => near.has(one));
}

/** The addresses of all public service areas; the same array while they are the same areas. */
export async function listLocationAddresses() {
  const all = await publishedLocations();
  const addresses = addressCache.get(all) ?? all.map(toAddress);
  addressCache.set(all, addresses);
  return addresses;
}

const addressCache = new WeakMap<CachedLocation[], Address[]>();

const toAddress = ({ slug, name, updatedAt }: CachedLocation): Address => ({
  path: locationPath(slug),
  label: name,
  changedAt: updatedAt,
});

export const locationPath = (slug: string) => `/service-areas/${encodeURIComponent(slug)}`;
