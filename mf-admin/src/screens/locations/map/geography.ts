/** Latitude and longitude in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The great-circle distance in miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const narrowing = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const a = half(to.lat - from.lat) + narrowing * half(to.lng - from.lng);
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(a));
}

/** The nearest areas to a point, nearest first, with the distance in miles. */
export function nearestAreas<Area extends Located>(
  point: Coordinates,
  areas: readonly Area[],
  most: number,
): (Area & { miles: number })[] {
  return areas
    .flatMap((area) => (isLocated(area) ? [{ ...area, miles: milesBetween(point, area) }] : []))
    .sort((a, b) => a.miles - b.miles || a.slug.localeCompare(b.slug))
    .slice(0, most);
}

/** An area whose coordinates may be missing. */
export interface Located {
  slug: string;
  lat: number | null;
  lng: number | null;
}

export const isLocated = <Area extends { lat: number | null; lng: number | null }>(
  area: Area,
): area is Area & Coordinates => area.lat !== null && area.lng !== null;

/**
 * Projects points onto a map around a center. Directions are kept; distances are scaled by a power below one, so that
 * near and far cities fit on one map. In map units, y downwards.
 */
export function projectAround(center: Coordinates, point: Coordinates): { x: number; y: number } {
  const miles = milesBetween(center, point);
  const deltaLng = radians(point.lng - center.lng);
  const [lat1, lat2] = [radians(center.lat), radians(point.lat)];
  const east = Math.sin(deltaLng) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(deltaLng);
  const angle = Math.atan2(east, north);
  const radius = milesToRadius(miles);
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) };
}

/** The distance from the center in map units for a distance in miles. */
export const milesToRadius = (miles: number): number => Math.round(miles ** 0.4 * 44);

const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
