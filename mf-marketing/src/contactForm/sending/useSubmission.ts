import { FORM_SECONDS_HEADER } from '@site/api/leads/enquiries/contract';
import { getVisitContext, reportConversion, track } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { useCreateEnquiryContextMutation } from './enquiryApi';
import { idempotencyKeys } from './idempotencyKeys';

/**
 * Sends a form. Resolves with the server's receipt and rejects if the response is not a valid receipt. Also sends how
 * long the form was open, for the server's spam score.
 */
export function useSubmission(): <Body extends object, Result extends Answer>(
  submission: Submission<Body, Result>,
) => Promise<Result> {
  const [createContext] = useCreateEnquiryContextMutation();
  const [{ keyFor, acknowledged }] = useState(idempotencyKeys);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return async ({ body, form, service, send }) => {
    const headers = {
      'idempotency-key': keyFor(body),
      [FORM_SECONDS_HEADER]: String(Math.round((performance.now() - openedAt.current) / 1000)),
    };
    const answer = await send({ body, headers });
    if (answer?.success !== true) throw { status: 200, text: answer?.message };
    acknowledged();
    track('generate_lead', { form, service });
    reportConversion('contact_sent');
    // The enquiry is stored already, so sending its source is not retried.
    if (answer.reference) void createContext({ reference: answer.reference, body: getVisitContext() });
    return answer;
  };
}

interface Submission<Body, Result> {
  body: Body;
  /** The form and the service that it names, for analytics. */
  form: string;
  service: string;
  send: (request: { body: Body; headers: Record<string, string> }) => Promise<Result>;
}

/** The part of the receipt that forms rely on. */
export interface Answer {
  success: true;
  message?: string;
  reference?: string;
}
