import type { Area } from '@site/api/content/locations/contract';
import { useListAreasQuery } from './locationsApi';

/** The areas the team has, whether public or not. */
export function useAreas(): readonly Area[] | undefined {
  return useListAreasQuery(undefined, { refetchOnMountOrArgChange: true }).data;
}
