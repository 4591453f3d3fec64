/** A place on the ground, in degrees north and east. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The straight distance over the ground, in miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const narrowing = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const a = half(to.lat - from.lat) + narrowing * half(to.lng - from.lng);
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(a));
}

/** The areas that lie nearest to a place, nearest first, with the miles to each. */
export function nearestAreas<Area extends Located>(
  place: Coordinates,
  areas: readonly Area[],
  most: number,
): (Area & { miles: number })[] {
  return areas
    .flatMap((area) => (isLocated(area) ? [{ ...area, miles: milesBetween(place, area) }] : []))
    .sort((a, b) => a.miles - b.miles || a.slug.localeCompare(b.slug))
    .slice(0, most);
}

/** An area whose place may not be known yet. */
export interface Located {
  slug: string;
  lat: number | null;
  lng: number | null;
}

export const isLocated = <Area extends { lat: number | null; lng: number | null }>(
  area: Area,
): area is Area & Coordinates => area.lat !== null && area.lng !== null;

/**
 * Where places lie on a sheet around the first of them: each in its direction, its distance drawn to the scale of a
 * power below one, so that a neighbour and a far city fit on one sheet. In units of the drawing, y downwards.
 */
export function projectAround(center: Coordinates, place: Coordinates): { x: number; y: number } {
  const miles = milesBetween(center, place);
  const turn = radians(place.lng - center.lng);
  const [lat1, lat2] = [radians(center.lat), radians(place.lat)];
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const angle = Math.atan2(east, north);
  const radius = milesToRadius(miles);
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) };
}

/** How far from the middle so many miles are drawn. */
export const milesToRadius = (miles: number): number => Math.round(miles ** 0.4 * 44);

const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
