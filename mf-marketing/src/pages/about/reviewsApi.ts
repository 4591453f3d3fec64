import { getReviews } from '@site/api/content/reviews/contract';
import { api, read } from '@site/shell/kit/query';

/** Reviews that clients published on other sites. */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({ getReviews: build.query(read(getReviews)) }),
  overrideExisting: true,
});
