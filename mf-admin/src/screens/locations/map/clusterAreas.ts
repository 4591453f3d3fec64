import type { Area } from '@site/api/content/locations/contract';
import type { Coordinates } from './geography';

/** An area with its place on the drawing. */
export type PlacedArea = MappedArea & Coordinates & { x: number; y: number };

/** As much of an area as its map shows. */
export interface MappedArea extends Pick<Area, 'slug' | 'name' | 'lat' | 'lng'> {
  leads?: number;
  /** In percent. */
  completeness?: number;
}

/** Areas that are drawn as one, since they would lie on each other. */
export interface Mark extends Pick<PlacedArea, 'x' | 'y' | 'leads' | 'completeness'> {
  areas: PlacedArea[];
}

/** So many are drawn each for itself, with their names. */
export const FEW = 60;
/** Else one mark for what lies in a square of so many units. */
const SQUARE = 30;

/** The marks for so many areas. The one called `here` is always for itself. */
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

/** Where they lie on the average, with all their leads, and as whole as they are on the average. */
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
