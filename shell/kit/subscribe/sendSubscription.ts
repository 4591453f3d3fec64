import { createSubscription, SubscriptionDraft } from '@site/api/audience/subscribers/contract';
import { validateValues } from '../form/validateValues';
import { api } from '../query/api';
import { dispatchOnce } from '../query/dispatchOnce';
import { write } from '../query/readWrite';

const subscribeApi = api.injectEndpoints({
  endpoints: (build) => ({ createSubscription: build.mutation(write(createSubscription)) }),
  overrideExisting: true,
});

/** Sends an address for the list. Answers with words to show, and so does what it rejects with, as its `text`. */
export async function sendSubscription(body: SubscriptionDraft): Promise<string> {
  const { email: text } = validateValues(body, SubscriptionDraft);
  if (text) throw Object.assign(new Error('not sent'), { text });
  const { createSubscription: asking } = subscribeApi.endpoints;
  const { message } = await dispatchOnce<{ message: string }>(asking.initiate({ body }));
  return message;
}
