import { downloadLeadFile } from '@site/api/leads/files/contract';
import { type ArgOf, api, dispatchOnce } from '@site/shell/kit/query';

const leadFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, so that no file stays in the cache.
    downloadLeadFile: build.mutation<unknown, { path: string; send: typeof fetch }>({
      query: ({ path, send }) => ({ method: downloadLeadFile.method, path, send }),
    }),
  }),
  overrideExisting: true,
});

/** The path of a file below `/api`. */
export const leadFilePath = ({ reference, id }: ArgOf<typeof downloadLeadFile>) =>
  `/admin/leads/${reference}/files/${id}`;

/** A file that was sent with a form. Rejects with an `ApiError`. */
export async function fetchLeadFile(path: string): Promise<Blob> {
  let file = new Blob();
  const send: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    if (!response.ok) return response;
    file = await response.blob();
    return new Response(null, { status: 204 });
  };
  await dispatchOnce(leadFilesApi.endpoints.downloadLeadFile.initiate({ path, send }));
  return file;
}
