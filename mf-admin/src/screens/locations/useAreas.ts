import type { Area } from '@site/api/content/locations/contract';
import { useListAreasQuery } from './locationsApi';

/** All service areas, published or not. */
export function useAreas(): readonly Area[] | undefined {
  return useListAreasQuery(undefined, { refetchOnMountOrArgChange: true }).data;
}
