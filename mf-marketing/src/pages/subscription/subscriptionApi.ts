import { editSubscription, verifySubscription } from '@site/api/audience/subscribers/contract';
import { api, write } from '@site/shell/kit/query';

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifySubscription: build.mutation(write(verifySubscription)),
    editSubscription: build.mutation(write(editSubscription)),
  }),
  overrideExisting: true,
});

/** API of a subscription by its emailed link: read and change. */
export const { useVerifySubscriptionMutation, useEditSubscriptionMutation } = subscriptionApi;
