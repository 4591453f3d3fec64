import { type CitySlug, cities } from '@site/shell/paths';

/** Where a service area lies, in degrees. */
export interface Place {
  slug: CitySlug;
  name: string;
  lat: number;
  lng: number;
}

const POSITIONS: Record<CitySlug, [lat: number, lng: number]> = {
  'round-rock': [30.5083, -97.6789],
  georgetown: [30.6333, -97.677],
  'cedar-park': [30.5052, -97.8203],
  hutto: [30.5427, -97.5467],
  austin: [30.2672, -97.7431],
  'san-antonio': [29.4241, -98.4936],
  dallas: [32.7767, -96.797],
  taylor: [30.5708, -97.4094],
  temple: [31.0982, -97.3428],
  waco: [31.5493, -97.1467],
};

/** The ten service areas, in the order of the footer. */
export const PLACES: Place[] = cities.map(({ slug, label }) => {
  const [lat, lng] = POSITIONS[slug];
  return { slug, name: label, lat, lng };
});

export const placeOf = (slug: CitySlug): Place => PLACES.find((place) => place.slug === slug)!;

/** Where the firm's desk is. */
export const DESK = placeOf('round-rock');
