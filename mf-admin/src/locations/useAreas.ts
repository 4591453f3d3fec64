import type { CoveredArea } from './Coverage';
import { locations } from './locationsApi';

/** The areas the team has, whether public or not; as many as one page of them holds. */
export function useAreas(): readonly CoveredArea[] | undefined {
  const { data } = locations.useRows(ALL);
  return data?.items.map(({ label: name, ...area }) => ({ ...area, name }));
}

const ALL = { limit: '100' };
