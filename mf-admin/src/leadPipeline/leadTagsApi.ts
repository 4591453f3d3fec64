import { listLeads } from '@site/api/leads/pipeline/contract';
import { createLeadTag, mergeLeadTag } from '@site/api/leads/tags/contract';
import { api, write } from '@site/shell/kit/query';

const leadTagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Leads list the tags that can be chosen.
    addLeadTag: build.mutation(write(createLeadTag, { changes: listLeads })),
    mergeLeadTag: build.mutation(write(mergeLeadTag)),
  }),
  overrideExisting: true,
});

export const { useAddLeadTagMutation, useMergeLeadTagMutation } = leadTagsApi;
