import { listAreas, listAreaViews, locationContent } from '@site/api/content/locations/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of service areas in the workbench. */
export const locations = createContentClient(locationContent);

/** All areas at once with their page views. */
export const { useListAreasQuery, useListAreaViewsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAreas: build.query(read(listAreas)),
    listAreaViews: build.query(read(listAreaViews)),
  }),
  overrideExisting: true,
});
