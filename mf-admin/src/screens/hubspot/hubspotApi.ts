import { listHubspotForms, listHubspotPipelines } from '@site/api/hubspot/activities/contract';
import {
  connectHubspot,
  disconnectHubspot,
  getHubspot,
  pauseHubspot,
  testHubspot,
} from '@site/api/hubspot/connection/contract';
import {
  createHubspotProperties,
  editHubspotMapping,
  getHubspotMapping,
} from '@site/api/hubspot/mapping/contract';
import {
  backfillHubspot,
  getCrmContact,
  listCrmContacts,
  replayCrmContact,
  replayDeadCrmContacts,
  reviewCrmContact,
  startHubspotSync,
} from '@site/api/hubspot/sync/contract';
import { api, read, write } from '@site/shell/kit/query';

/** A token that works again reads what the account offers as well. */
const changesAccount = { changes: [getHubspot, listHubspotPipelines, listHubspotForms] };

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
  useListCrmContactsQuery,
  useGetCrmContactQuery,
  useReplayCrmContactMutation,
  useReplayDeadCrmContactsMutation,
  useReviewCrmContactMutation,
  useBackfillHubspotMutation,
  useStartHubspotSyncMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getHubspot: build.query(read(getHubspot)),
    connectHubspot: build.mutation(write(connectHubspot, changesAccount)),
    testHubspot: build.mutation(write(testHubspot, changesAccount)),
    pauseHubspot: build.mutation(write(pauseHubspot, { changes: getHubspot })),
    disconnectHubspot: build.mutation(write(disconnectHubspot)),
    getHubspotMapping: build.query(read(getHubspotMapping)),
    editHubspotMapping: build.mutation(write(editHubspotMapping)),
    createHubspotProperties: build.mutation(write(createHubspotProperties)),
    listCrmContacts: build.query(read(listCrmContacts)),
    getCrmContact: build.query(read(getCrmContact)),
    replayCrmContact: build.mutation(write(replayCrmContact)),
    replayDeadCrmContacts: build.mutation(write(replayDeadCrmContacts)),
    reviewCrmContact: build.mutation(write(reviewCrmContact, { changes: [getHubspot, listCrmContacts] })),
    backfillHubspot: build.mutation(write(backfillHubspot)),
    startHubspotSync: build.mutation(write(startHubspotSync, { changes: getHubspot })),
  }),
  overrideExisting: true,
});
