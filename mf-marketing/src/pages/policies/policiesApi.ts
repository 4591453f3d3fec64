import { getPolicy, getPolicyVersion } from '@site/api/content/policies/contract';
import { api, read } from '@site/shell/kit/query';

/** The policies that the owner writes. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query(read(getPolicy)),
    getPolicyVersion: build.query(read(getPolicyVersion)),
  }),
  overrideExisting: true,
});
