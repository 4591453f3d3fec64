import { createShare, getShare, revokeShare } from '@site/api/tools/shares/contract';
import { api, read, write } from '@site/shell/kit/query';

/** Endpoints of share links. */
const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createShare: build.mutation(write(createShare)),
    getShare: build.query({ ...read(getShare), providesTags: [], keepUnusedDataFor: 0 }),
    revokeShare: build.mutation(write(revokeShare)),
  }),
  overrideExisting: true,
});

export const { useCreateShareMutation, useGetShareQuery, useRevokeShareMutation } = sharesApi;
