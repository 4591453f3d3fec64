import { getLeadTotals } from '@site/api/leads/pipeline/contract';
import {
  createLeadReply,
  deleteLeadReply,
  listLeadReplies,
  listSavedReplies,
  retryLeadReply,
} from '@site/api/leads/replies/contract';
import { api, read, write } from '@site/shell/kit/query';

const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeadReplies: build.query(read(listLeadReplies)),
    listSavedReplies: build.query(read(listSavedReplies)),
    createLeadReply: build.mutation(write(createLeadReply, { changes: [createLeadReply, getLeadTotals] })),
    deleteLeadReply: build.mutation(write(deleteLeadReply, { changes: [deleteLeadReply, getLeadTotals] })),
    retryLeadReply: build.mutation(write(retryLeadReply)),
  }),
  overrideExisting: true,
});

export const {
  useListLeadRepliesQuery,
  useListSavedRepliesQuery,
  useCreateLeadReplyMutation,
  useDeleteLeadReplyMutation,
  useRetryLeadReplyMutation,
} = repliesApi;
