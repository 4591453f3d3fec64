import { createEnquiry } from '@site/api/leads/enquiries/contract';
import { createFormEnquiry, getPublicForm } from '@site/api/leads/forms/contract';
import { api, read, write } from '@site/shell/kit/query';

/** The forms of the team. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicForm: build.query(read(getPublicForm)),
    // Answers do not change the form, which the page still shows.
    createFormEnquiry: build.mutation(write(createFormEnquiry, { changes: createEnquiry })),
  }),
  overrideExisting: true,
});

export const { useCreateFormEnquiryMutation } = formsApi;
