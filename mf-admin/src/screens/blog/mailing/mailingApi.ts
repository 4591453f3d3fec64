import { getMailing, sendMailing, testMailing } from '@site/api/audience/mailings/contract';
import { api, read, write } from '@site/shell/kit/query';

/** Endpoints of the email about a post. */
export const { useGetMailingQuery, useSendMailingMutation, useTestMailingMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getMailing: build.query(read(getMailing)),
    sendMailing: build.mutation(write(sendMailing, { changes: getMailing })),
    testMailing: build.mutation(write(testMailing)),
  }),
  overrideExisting: true,
});
