import { erasePerson, exportPersonalData } from '@site/api/leads/contacts/contract';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';

const personalDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportPersonalData: build.query({ ...read(exportPersonalData), keepUnusedDataFor: 0 }),
    erasePerson: build.mutation(write(erasePerson, { changes: listLeads })),
  }),
  overrideExisting: true,
});

export const { useErasePersonMutation } = personalDataApi;

/** Everything about the person who sent a lead, as the text of a file. */
export async function fetchPersonalData(reference: string, format: 'html' | 'json'): Promise<string> {
  const { initiate } = personalDataApi.endpoints.exportPersonalData;
  const file = await dispatchOnce<unknown>(
    initiate({ reference, query: { format } }, { forceRefetch: true, subscribe: false }),
  );
  return typeof file === 'string' ? file : JSON.stringify(file, null, 2);
}
