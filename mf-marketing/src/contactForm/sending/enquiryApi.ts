import { createEnquiry, createEnquiryContext } from '@site/api/leads/enquiries/contract';
import { api, write } from '@site/shell/kit/query';

/** The two calls of the contact form: the enquiry and, once it is stored, its source. */
const enquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    createEnquiry: build.mutation(write(createEnquiry)),
    createEnquiryContext: build.mutation(write(createEnquiryContext)),
  }),
  overrideExisting: true,
});

export const { useCreateEnquiryMutation, useCreateEnquiryContextMutation } = enquiryApi;
