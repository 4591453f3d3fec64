import { getPolicy, getPolicyVersion } from '@site/api/content/policies/contract';
import { api, read } from '@site/shell/kit/query';

/** API of the policies. */
export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query(read(getPolicy)),
    getPolicyVersion: build.query(read(getPolicyVersion)),
  }),
  overrideExisting: true,
});
