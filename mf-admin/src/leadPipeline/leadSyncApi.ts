import { getLeadSync } from '@site/api/hubspot/leadSync/contract';
import { listCrmContacts, replayCrmContact } from '@site/api/hubspot/sync/contract';
import { api, read, write } from '@site/shell/kit/query';

/** What became of a lead in HubSpot, and the retry of a sync that failed. */
export const { useGetLeadSyncQuery, useReplayLeadSyncMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getLeadSync: build.query(read(getLeadSync)),
    replayLeadSync: build.mutation(write(replayCrmContact, { changes: [listCrmContacts, getLeadSync] })),
  }),
  overrideExisting: true,
});
