import { type CitySlug, cities } from '@site/shell/paths';
import { POSITIONS } from './positions';

/** Where a service area lies, in degrees. */
export interface Place {
  slug: CitySlug;
  name: string;
  lat: number;
  lng: number;
}

/** The ten service areas, in the order of the footer. */
export const PLACES: Place[] = cities.map(({ slug, label }) => {
  const [lat, lng] = POSITIONS[slug];
  return { slug, name: label, lat, lng };
});

export const placeOf = (slug: CitySlug): Place => PLACES.find((place) => place.slug === slug)!;

/** Where the firm's desk is. */
export const DESK = placeOf('round-rock');
