import { getReviews } from '@site/api/content/reviews/contract';
import { api, read } from '@site/shell/kit/query';

/** What clients wrote elsewhere. */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({ getReviews: build.query(read(getReviews)) }),
  overrideExisting: true,
});
