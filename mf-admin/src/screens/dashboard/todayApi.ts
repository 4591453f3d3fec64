import { getToday } from '@site/api/site/today/contract';
import { api, read } from '@site/shell/kit/query';

const todayApi = api.injectEndpoints({
  endpoints: (build) => ({ getToday: build.query(read(getToday)) }),
  overrideExisting: true,
});

/** What the day asks of the team. */
export const { useGetTodayQuery } = todayApi;
