import type { Credentials, MfaChallenge, Session } from '@site/api/identity/session/contract';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import {
  useAnswerMfaMutation,
  useAnswerPasskeyMutation,
  useCreateSessionMutation,
} from '../../session/sessionApi';
import { blockedUntil } from '../rateLimit/blockedUntil';
import { usePasskey } from '../secondFactor/usePasskey';

/** The state and actions of sign-in. `onSignedIn` receives the new session. */
export function useSignIn(onSignedIn: (session: Session) => void, email = '') {
  const [createSession] = useCreateSessionMutation();
  const [answerMfa] = useAnswerMfaMutation();
  const [answerPasskey] = useAnswerPasskeyMutation();
  const passkey = usePasskey();
  const [state, setState] = useState<SignInState>({ email });

  const handleFailure = (problem: ApiError) =>
    setState((before) =>
      problem.status === 429
        ? { email: before.email, blockedUntil: blockedUntil(problem) }
        : { ...before, problem, message: undefined },
    );
  return {
    ...state,
    /** Rejects with an `ApiError` for `handleFailure`. */
    tryPassword: async (body: Credentials) => {
      setState({ email: body.email });
      const answer = await createSession({ body }).unwrap();
      if ('mfaRequired' in answer) setState({ email: body.email, challenge: answer });
      else onSignedIn(answer);
    },
    /** Rejects with an `ApiError`. */
    tryCode: async (code: string) => {
      const challenge = state.challenge?.challenge ?? '';
      onSignedIn(await answerMfa({ body: { challenge, code } }).unwrap());
    },
    /** Never rejects; errors are in `problem`. */
    tryPasskey: async (way?: 'fillIn') => {
      try {
        onSignedIn(await answerPasskey({ body: await passkey(way) }).unwrap());
      } catch (error) {
        const isDismissed = (error as ApiError).code === 'passkey_refused';
        if (!(way === 'fillIn' && isDismissed)) handleFailure(error as ApiError);
      }
    },
    handleFailure,
    block: (until: number) => setState({ email: state.email, blockedUntil: until }),
    /** Starts over and keeps the email. */
    restart: (message?: string) => setState({ email: state.email, message }),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

interface SignInState {
  email: string;
  /** The challenge of the second step, after a correct password. */
  challenge?: MfaChallenge;
  blockedUntil?: number;
  problem?: ApiError;
  /** Why it started over. */
  message?: string;
}
