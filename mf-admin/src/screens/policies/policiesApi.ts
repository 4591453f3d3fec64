import { getPolicy, policyContent } from '@site/api/content/policies/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of policies in the workbench. */
export const policies = createContentClient(policyContent);

/** A published policy. */
export const { useGetPolicyQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPolicy: build.query(read(getPolicy)) }),
  overrideExisting: true,
});
