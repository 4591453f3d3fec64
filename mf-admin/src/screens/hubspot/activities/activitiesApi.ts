import {
  editHubspotActivities,
  listHubspotForms,
  listHubspotPipelines,
} from '@site/api/hubspot/activities/contract';
import { getHubspot } from '@site/api/hubspot/connection/contract';
import { api, read, write } from '@site/shell/kit/query';

/** What is written to HubSpot beside contacts, and what the account has for it. */
export const { useListHubspotFormsQuery, useListHubspotPipelinesQuery, useEditHubspotActivitiesMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listHubspotForms: build.query(read(listHubspotForms)),
      listHubspotPipelines: build.query(read(listHubspotPipelines)),
      editHubspotActivities: build.mutation(write(editHubspotActivities, { changes: getHubspot })),
    }),
    overrideExisting: true,
  });
