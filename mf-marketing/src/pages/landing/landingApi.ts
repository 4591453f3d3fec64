import { getLandingPage } from '@site/api/content/landingPages/contract';
import { api, read } from '@site/shell/kit/query';

/** API of the landing pages. */
export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({ getLandingPage: build.query(read(getLandingPage)) }),
  overrideExisting: true,
});
