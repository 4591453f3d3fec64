import {
  editSubscribers,
  editSubscriberTopics,
  eraseSubscriber,
  exportSubscribers as exportOfSubscribers,
  getSubscriber,
  listSubscribers,
  resendConfirmation,
  unsubscribeSubscriber,
} from '@site/api/audience/management/contract';
import { addSubscriber } from '@site/api/audience/newSubscribers/contract';
import { api, read, write } from '@site/shell/kit/query';
import { exportOf } from '../../requests/exportOf';

const subscribersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubscribers: build.query(read(listSubscribers)),
    getSubscriber: build.query(read(getSubscriber)),
    addSubscriber: build.mutation(write(addSubscriber, { changes: listSubscribers })),
    editSubscribers: build.mutation(write(editSubscribers)),
    editSubscriberTopics: build.mutation(write(editSubscriberTopics)),
    resendConfirmation: build.mutation(write(resendConfirmation)),
    unsubscribeSubscriber: build.mutation(write(unsubscribeSubscriber)),
    eraseSubscriber: build.mutation(write(eraseSubscriber)),
  }),
  overrideExisting: true,
});

/** Queries and mutations of newsletter subscribers. */
export const {
  useListSubscribersQuery,
  useGetSubscriberQuery,
  useAddSubscriberMutation,
  useEditSubscribersMutation,
  useEditSubscriberTopicsMutation,
  useResendConfirmationMutation,
  useUnsubscribeSubscriberMutation,
  useEraseSubscriberMutation,
} = subscribersApi;

/** Exports the matching subscribers as the text of a file. */
export const exportSubscribers = exportOf(exportOfSubscribers);
