import { getToday } from '@site/api/dashboard/today/contract';
import { api, read } from '@site/shell/kit/query';

const todayApi = api.injectEndpoints({
  endpoints: (build) => ({ getToday: build.query(read(getToday)) }),
  overrideExisting: true,
});

/** The counts of the day. */
export const { useGetTodayQuery } = todayApi;
