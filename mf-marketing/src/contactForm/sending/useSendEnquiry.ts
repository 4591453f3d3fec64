import type { Enquiry } from '@site/api/leads/enquiries/contract';
import { useCreateEnquiryMutation } from './enquiryApi';
import { type Answer, useSubmission } from './useSubmission';

/** Sends an enquiry, with the value of the hidden field. */
export function useSendEnquiry(): (enquiry: Enquiry, trap?: string) => Promise<Answer> {
  const [createEnquiry] = useCreateEnquiryMutation();
  const submit = useSubmission();
  return (enquiry, trap) =>
    submit({
      body: { ...enquiry, ...(trap && { website: trap }) },
      form: 'contact',
      service: enquiry.service,
      send: (request) => createEnquiry(request).unwrap() as Promise<Answer>,
    });
}
