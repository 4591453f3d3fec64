import {
  createMailReplay,
  editLead,
  editLeads,
  exportLeads as exportOfLeads,
  getLead,
  getLeadFiling,
  type LeadExportQuery,
  listLeadPages,
  listLeads,
} from '@site/api/contract/leads';
import { api, askOnce, read, write } from '@site/shell/kit/query';

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query(read(listLeads)),
    listLeadPages: build.query(read(listLeadPages)),
    // A file of personal details is not kept once it is handed on.
    exportLeads: build.query({ ...read(exportOfLeads), keepUnusedDataFor: 0 }),
    getLeadFiling: build.query(read(getLeadFiling)),
    getLead: build.query(read(getLead)),
    editLead: build.mutation(write(editLead)),
    editLeads: build.mutation(write(editLeads, { changes: listLeads })),
    createMailReplay: build.mutation(write(createMailReplay)),
  }),
  overrideExisting: true,
});

/** The enquiries as the team sees them. */
export const {
  useListLeadPagesQuery,
  useListLeadsQuery,
  useGetLeadFilingQuery,
  useGetLeadQuery,
  useEditLeadMutation,
  useEditLeadsMutation,
  useCreateMailReplayMutation,
} = leadsApi;

/** The leads that match, as the text of a file. */
export async function exportLeads(format: string, query: Record<string, string>): Promise<string> {
  const asked = leadsApi.endpoints.exportLeads.initiate(
    { query: { ...query, format } as LeadExportQuery },
    { forceRefetch: true },
  );
  const file = await askOnce<unknown>(asked);
  return typeof file === 'string' ? file : JSON.stringify(file, null, 2);
}
