import { createMailReplay, editLead, getLead, listLeads } from '@site/api/contract/leads';
import { api, read, write } from '@site/shell/kit/query';

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query(read(listLeads)),
    getLead: build.query(read(getLead)),
    editLead: build.mutation(write(editLead)),
    createMailReplay: build.mutation(write(createMailReplay)),
  }),
  overrideExisting: true,
});

export const { endpoints } = leadsApi;

/** The enquiries as the team sees them. */
export const { useListLeadsQuery, useGetLeadQuery, useEditLeadMutation, useCreateMailReplayMutation } =
  leadsApi;
