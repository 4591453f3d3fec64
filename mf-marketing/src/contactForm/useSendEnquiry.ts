import { type Enquiry, FORM_SECONDS_HEADER } from '@site/api/leads/enquiries/contract';
import { getVisitContext, reportConversion, track } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { useCreateEnquiryContextMutation, useCreateEnquiryMutation } from './enquiryApi';
import { idempotencyKeys } from './idempotencyKeys';

/**
 * Sends an enquiry. Resolves with the server's receipt and rejects if the response is not a valid receipt. Also
 * sends how long the form was open and the value of the hidden field, for the server's spam score.
 */
export function useSendEnquiry(): (enquiry: Enquiry, trap?: string) => Promise<Answer> {
  const [createEnquiry] = useCreateEnquiryMutation();
  const [createContext] = useCreateEnquiryContextMutation();
  const [{ keyFor, acknowledged }] = useState(idempotencyKeys);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return async (enquiry, trap) => {
    const body = { ...enquiry, ...(trap && { website: trap }) };
    const headers = {
      'idempotency-key': keyFor(body),
      [FORM_SECONDS_HEADER]: String(Math.round((performance.now() - openedAt.current) / 1000)),
    };
    const answer: Partial<Answer> | null = await createEnquiry({ body, headers }).unwrap();
    if (answer?.success !== true) throw { status: 200, text: answer?.message };
    acknowledged();
    track('generate_lead', { form: 'contact', service: enquiry.service });
    reportConversion('contact_sent');
    // The enquiry is stored already, so sending its source is not retried.
    if (answer.reference) void createContext({ reference: answer.reference, body: getVisitContext() });
    return answer as Answer;
  };
}

/** The part of the receipt that the form relies on. */
export interface Answer {
  success: true;
  message?: string;
  reference?: string;
}
