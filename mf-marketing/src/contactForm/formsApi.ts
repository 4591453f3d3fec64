import { createFormEnquiry, getPublicForm } from '@site/api/leads/forms/contract';
import { api, read, write } from '@site/shell/kit/query';

/** The forms of the team. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicForm: build.query(read(getPublicForm)),
    createFormEnquiry: build.mutation(write(createFormEnquiry)),
  }),
  overrideExisting: true,
});

export const { useCreateFormEnquiryMutation } = formsApi;
