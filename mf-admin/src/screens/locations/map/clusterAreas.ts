import type { Area } from '@site/api/content/locations/contract';
import type { Coordinates } from '@site/shell/distance';

/** An area with its position on the map. */
export type PlacedArea = MappedArea & Coordinates & { x: number; y: number };

/** The fields of an area that the map needs. */
export interface MappedArea extends Pick<Area, 'slug' | 'name' | 'lat' | 'lng'> {
  leads?: number;
  /** In percent. */
  completeness?: number;
}

/** Areas drawn as one mark, because they would overlap. */
export interface Mark extends Pick<PlacedArea, 'x' | 'y' | 'leads' | 'completeness'> {
  areas: PlacedArea[];
}

/** Up to this many areas are drawn individually with their names. */
export const FEW = 60;
/** The size of a cluster's grid cell in map units. */
const SQUARE = 30;

/** Clusters the areas. The area named `here` is never clustered. */
export function clusterAreas(areas: readonly PlacedArea[], here?: string): Mark[] {
  if (areas.length <= FEW) return areas.map((area) => markOf([area]));
  const squares = new Map<string, PlacedArea[]>();
  for (const area of areas) {
    const key = area.slug === here ? 'here' : `${Math.floor(area.x / SQUARE)} ${Math.floor(area.y / SQUARE)}`;
    const square = squares.get(key);
    if (square) square.push(area);
    else squares.set(key, [area]);
  }
  return [...squares.values()].map(markOf);
}

/** The mean position and completeness, and the sum of leads. */
function markOf(areas: PlacedArea[]): Mark {
  const mean = (numbers: number[]) => Math.round(sumOf(numbers) / numbers.length);
  const leads = areas.flatMap((area) => area.leads ?? []);
  const completeness = areas.flatMap((area) => area.completeness ?? []);
  return {
    areas,
    x: mean(areas.map(({ x }) => x)),
    y: mean(areas.map(({ y }) => y)),
    leads: leads.length ? sumOf(leads) : undefined,
    completeness: completeness.length ? mean(completeness) : undefined,
  };
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
