import { getSystemHealth } from '@site/api/dashboard/systemHealth/contract';
import { api, read } from '@site/shell/kit/query';

const systemHealthApi = api.injectEndpoints({
  endpoints: (build) => ({ getSystemHealth: build.query(read(getSystemHealth)) }),
  overrideExisting: true,
});

/** The state of what the site depends on. */
export const { useGetSystemHealthQuery } = systemHealthApi;
