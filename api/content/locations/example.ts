import type { Location, LocationDraft } from './contract';
import { initialLocations } from './initial';

/** A service area as its page gets it: Georgetown, with all others. */
export function exampleLocation(part: Partial<Location> = {}): Location {
  const slug = part.slug ?? 'georgetown';
  const location = initialLocations.find((one) => one.slug === slug) ?? initialLocations[0];
  if (!location) throw new Error('There is no service area to begin with.');
  const others = initialLocations
    .filter((one) => one !== location)
    .map(({ slug, name, lat, lng }) => ({ slug, name, lat, lng }));
  return { ...location, others, updatedAt: '2026-11-12T15:00:00.000Z', ...part };
}

/** The draft of a service area that can be published. */
export function exampleLocationDraft(part: Partial<LocationDraft> = {}): LocationDraft {
  const { others: _others, updatedAt: _updatedAt, ...words } = exampleLocation();
  return { ...words, slug: 'leander', name: 'Leander', order: 100, ...part };
}
