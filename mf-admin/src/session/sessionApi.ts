import {
  answerMfa,
  answerPasskey,
  askPasskey,
  createSession,
  deleteSession,
  getSession,
  getSessionEnd,
} from '@site/api/identity/session/contract';
import { api, read, write } from '@site/shell/kit/query';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query(read(getSession, { isEmptyOn401: true })),
    getSessionEnd: build.query(read(getSessionEnd)),
    createSession: build.mutation(write(createSession)),
    answerMfa: build.mutation(write(answerMfa)),
    askPasskey: build.mutation(write(askPasskey)),
    answerPasskey: build.mutation(write(answerPasskey)),
    deleteSession: build.mutation(write(deleteSession)),
  }),
  overrideExisting: true,
});

/** Signing in and out, and who is signed in. */
export const {
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useGetSessionEndQuery,
  useCreateSessionMutation,
  useAnswerMfaMutation,
  useAskPasskeyMutation,
  useAnswerPasskeyMutation,
  useDeleteSessionMutation,
} = sessionApi;
