import { getTeam } from '@site/api/content/team/contract';
import { api, read } from '@site/shell/kit/query';

/** API of the team members shown to visitors. */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({ getTeam: build.query(read(getTeam)) }),
  overrideExisting: true,
});
