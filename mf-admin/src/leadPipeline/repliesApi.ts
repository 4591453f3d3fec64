import {
  createLeadReply,
  createSavedReply,
  deleteLeadReply,
  deleteSavedReply,
  editSavedReply,
  getSavedReply,
  listLeadReplies,
  listSavedReplies,
  retryLeadReply,
} from '@site/api/leads/replies/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createResource } from '../workbench/resource/createResource';

/** Endpoints of saved replies. */
export const savedReplies = createResource({
  list: listSavedReplies,
  get: getSavedReply,
  create: createSavedReply,
  edit: editSavedReply,
  remove: deleteSavedReply,
});

const repliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeadReplies: build.query(read(listLeadReplies)),
    createLeadReply: build.mutation(write(createLeadReply)),
    deleteLeadReply: build.mutation(write(deleteLeadReply)),
    retryLeadReply: build.mutation(write(retryLeadReply)),
  }),
  overrideExisting: true,
});

export const {
  useListLeadRepliesQuery,
  useCreateLeadReplyMutation,
  useDeleteLeadReplyMutation,
  useRetryLeadReplyMutation,
} = repliesApi;
