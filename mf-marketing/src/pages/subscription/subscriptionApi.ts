import { editSubscription, verifySubscription } from '@site/api/audience/subscribers/contract';
import { api, write } from '@site/shell/kit/query';

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifySubscription: build.mutation(write(verifySubscription)),
    editSubscription: build.mutation(write(editSubscription)),
  }),
  overrideExisting: true,
});

/** A subscription by the link of a mail: looking, and then deciding. */
export const { useVerifySubscriptionMutation, useEditSubscriptionMutation } = subscriptionApi;
