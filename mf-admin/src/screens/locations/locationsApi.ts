import { listAreas, listAreaViews, locationContent } from '@site/api/content/locations/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** The service areas, as the team writes them. */
export const locations = createContentClient(locationContent);

/** All of them at once, and how often their pages were seen. */
export const { useListAreasQuery, useListAreaViewsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAreas: build.query(read(listAreas)),
    listAreaViews: build.query(read(listAreaViews)),
  }),
  overrideExisting: true,
});
