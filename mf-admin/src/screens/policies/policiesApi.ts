import { getPolicy, policyContent } from '@site/api/content/policies/contract';
import { api, read } from '@site/shell/kit/query';
import { contentOf } from '../../workbench/resource/contentOf';

/** The policies, as the owner writes them. */
export const policies = contentOf(policyContent);

/** A policy as visitors read it. */
export const { useGetPolicyQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPolicy: build.query(read(getPolicy)) }),
  overrideExisting: true,
});
