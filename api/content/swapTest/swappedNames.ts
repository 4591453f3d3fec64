import type { LocationText } from '../locations/contract';
import type { Combination } from '../pageTemplates/pageValues';

/** The names that differ between two pages: of service, industry and place, its counties, and neighboring places. */
export function swappedNames(
  { service, industry, place }: Combination,
  nameOf: (slug: string) => string | undefined,
): string[] {
  const names = [service?.name, industry?.name, place?.name, ...(place ? aroundPlace(place, nameOf) : [])];
  return names.filter((name) => name !== undefined && name.trim() !== '') as string[];
}

const aroundPlace = (
  { county, nearby }: Pick<LocationText, 'county' | 'nearby'>,
  nameOf: (slug: string) => string | undefined,
) => [county, ...(county.match(COUNTY) ?? []), ...nearby.map(nameOf)];

/** “Bell County” in “Bell County, county seat”. */
const COUNTY = /(?:\p{Lu}[\p{L}.’'-]+ ){1,3}County\b/gu;
