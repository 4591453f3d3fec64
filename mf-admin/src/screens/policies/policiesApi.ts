import { getPolicy, policyContent } from '@site/api/content/policies/contract';
import { api, read } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** The policies, as the owner writes them. */
export const policies = createContentClient(policyContent);

/** A policy as visitors read it. */
export const { useGetPolicyQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPolicy: build.query(read(getPolicy)) }),
  overrideExisting: true,
});
