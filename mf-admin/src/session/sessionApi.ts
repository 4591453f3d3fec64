import {
  beginPasskeySignIn,
  createSession,
  deleteSession,
  getSession,
  getSessionEnd,
  verifyMfa,
  verifyPasskeySignIn,
} from '@site/api/identity/session/contract';
import { api, read, write } from '@site/shell/kit/query';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query(read(getSession, { isEmptyOn401: true })),
    getSessionEnd: build.query(read(getSessionEnd)),
    createSession: build.mutation(write(createSession)),
    answerMfa: build.mutation(write(verifyMfa)),
    beginPasskeySignIn: build.mutation(write(beginPasskeySignIn)),
    answerPasskey: build.mutation(write(verifyPasskeySignIn)),
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
  useBeginPasskeySignInMutation,
  useAnswerPasskeyMutation,
  useDeleteSessionMutation,
} = sessionApi;
