import type { Logger } from 'pino';
import type { Infer } from 'superstruct';
import { dropInvalid } from '../../platform/cache/dropInvalid';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { knownRecords } from '../../platform/db/knownRecords';
import { type Location as LocationView, PublishedLocation } from './contract';
import { Location, type LocationRecord } from './model';

/** Every public service area in its order, as it was at most two seconds ago; the last known while the database is away. */
export const publishedLocations = staleWhileRevalidate(async () => {
  const records = await shown();
  if (last?.records === records) return last.locations;
  const locations = records.map((record) => ({ ...record, updatedAt: record.updatedAt.toISOString() }));
  last = { records, locations };
  return locations;
}, 2000);

type Shown = Omit<LocationRecord, 'updatedAt'> & { updatedAt: string };
let last: { records: LocationRecord[]; locations: Shown[] } | undefined;

const shown = knownRecords<LocationRecord>(Location, () => ({ isPublished: true }), { order: 1, _id: 1 });

/** One public service area with the others around it, or undefined. */
export async function publishedLocation(slug: string, log: Logger): Promise<LocationView | undefined> {
  const all = await soundLocations(log);
  const location = all.find((one) => one.slug === slug);
  return location && { ...location, others: nearestTo(location, all) };
}

type Sound = Infer<typeof PublishedLocation>;
const sound = new WeakMap<Shown[], Sound[]>();

async function soundLocations(log: Logger): Promise<Sound[]> {
  const all = await publishedLocations();
  const known = sound.get(all) ?? dropInvalid('location', all, PublishedLocation, log);
  sound.set(all, known);
  return known;
}

/** As many as one page has room for. */
const mostOthers = 60;

type Placed = Pick<Sound, 'lat' | 'lng'>;

/** The others around an area, in their order; where there are too many, the nearest. */
export function nearestTo<One extends Placed>(location: Placed, all: One[]): One[] {
  const others = all.filter((one) => (one as Placed) !== location);
  if (others.length <= mostOthers) return others;
  const away = ({ lat, lng }: Placed) =>
    Math.hypot(lat - location.lat, (lng - location.lng) * Math.cos((location.lat * Math.PI) / 180));
  const near = new Set(others.toSorted((a, b) => away(a) - away(b)).slice(0, mostOthers));
  return others.filter((one) => near.has(one));
}

/** The page of every public service area. */
export async function locationAddresses() {
  const all = await publishedLocations();
  return all.map(({ slug, name, updatedAt }) => ({
    path: pathOfLocation(slug),
    label: name,
    changedAt: updatedAt,
  }));
}

export const pathOfLocation = (slug: string) => `/service-areas/${encodeURIComponent(slug)}`;
