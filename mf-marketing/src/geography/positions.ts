import type { CitySlug } from '@site/shell/paths';

/** The coordinates of each service area, in degrees north and east. */
export const POSITIONS: Record<CitySlug, [lat: number, lng: number]> = {
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
