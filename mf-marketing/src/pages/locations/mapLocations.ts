import type { Location, LocationSummary } from '@site/api/content/locations/contract';
import { POSITIONS } from '../../geography/positions';

const [lat, lng] = POSITIONS['round-rock'];

/** The office's location. */
export const OFFICE = { slug: 'round-rock', lat, lng };

/** A service area and all others. */
export const mapLocations = (city: Location): LocationSummary[] => [city, ...city.others];
