import {
  connectHubspot,
  disconnectHubspot,
  getHubspot,
  pauseHubspot,
  testHubspot,
} from '@site/api/crm/connection/contract';
import {
  createHubspotProperties,
  editHubspotMapping,
  getHubspotMapping,
} from '@site/api/crm/mapping/contract';
import { api, read, write } from '@site/shell/kit/query';

/** Queries and mutations of the connection to HubSpot and its mapping. */
export const {
  useGetHubspotQuery,
  useConnectHubspotMutation,
  useTestHubspotMutation,
  usePauseHubspotMutation,
  useDisconnectHubspotMutation,
  useGetHubspotMappingQuery,
  useEditHubspotMappingMutation,
  useCreateHubspotPropertiesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getHubspot: build.query(read(getHubspot)),
    connectHubspot: build.mutation(write(connectHubspot)),
    testHubspot: build.mutation(write(testHubspot)),
    pauseHubspot: build.mutation(write(pauseHubspot)),
    disconnectHubspot: build.mutation(write(disconnectHubspot)),
    getHubspotMapping: build.query(read(getHubspotMapping)),
    editHubspotMapping: build.mutation(write(editHubspotMapping)),
    createHubspotProperties: build.mutation(write(createHubspotProperties)),
  }),
  overrideExisting: true,
});
