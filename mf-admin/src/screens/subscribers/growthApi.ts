import { getSubscriberGrowth } from '@site/api/audience/growth/contract';
import { api, read } from '@site/shell/kit/query';

/** The query of subscriber growth. */
export const { useGetSubscriberGrowthQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getSubscriberGrowth: build.query(read(getSubscriberGrowth)) }),
  overrideExisting: true,
});
