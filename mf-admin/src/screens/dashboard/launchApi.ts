import { getLaunchChecklist, reviewLaunchChecklist } from '@site/api/dashboard/launchChecklist/contract';
import { api, read, write } from '@site/shell/kit/query';

const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLaunchChecklist: build.query(read(getLaunchChecklist)),
    reviewLaunchChecklist: build.mutation(write(reviewLaunchChecklist, { changes: getLaunchChecklist })),
  }),
  overrideExisting: true,
});

/** The launch checklist and its review. */
export const { useGetLaunchChecklistQuery, useReviewLaunchChecklistMutation } = launchApi;
