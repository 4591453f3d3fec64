import { getTeam } from '@site/api/content/team/contract';
import { api, read } from '@site/shell/kit/query';

/** Who the team wants visitors to meet. */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({ getTeam: build.query(read(getTeam)) }),
  overrideExisting: true,
});
