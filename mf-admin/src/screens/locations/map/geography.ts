import { bearingBetween, type Coordinates, milesBetween } from '@site/shell/distance';

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
  const angle = (bearingBetween(center, point) * Math.PI) / 180;
  const radius = milesToRadius(milesBetween(center, point));
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) };
}

/** The distance from the center in map units for a distance in miles. */
export const milesToRadius = (miles: number): number => Math.round(miles ** 0.4 * 44);
