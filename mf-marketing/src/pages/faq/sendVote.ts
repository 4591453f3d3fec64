import { createVote, type VoteDraft } from '@site/api/insights/votes/contract';
import { api, dispatchOnce, write } from '@site/shell/kit/query';

const votesApi = api.injectEndpoints({
  endpoints: (build) => ({ createVote: build.mutation(write(createVote)) }),
  overrideExisting: true,
});

/** Whether an answer helped. */
export const sendVote = (body: VoteDraft): Promise<unknown> =>
  dispatchOnce(votesApi.endpoints.createVote.initiate({ body }));
