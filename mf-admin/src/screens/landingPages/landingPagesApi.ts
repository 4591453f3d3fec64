import { landingContent } from '@site/api/content/landingPages/contract';
import { listStartingPoints } from '@site/api/content/pageTemplates/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of landing pages in the workbench. */
export const landingPages = createContentClient(landingContent);

export const { useListStartingPointsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listStartingPoints: build.query(read(listStartingPoints)) }),
  overrideExisting: true,
});
