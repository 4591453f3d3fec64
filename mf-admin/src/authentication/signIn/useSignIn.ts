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

/** The way in: where on it the visitor is, and the steps they can take. `letIn` is told of the session at its end. */
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
    /** Rejects with an `ApiError`, which is to be handed to `handleFailure`. */
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
    /** Never rejects: what goes wrong is `problem`. */
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
    /** Begins anew, with the address kept. */
    restart: (message?: string) => setState({ email: state.email, message }),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

interface SignInState {
  email: string;
  /** The password was right: this is to be answered. */
  challenge?: MfaChallenge;
  blockedUntil?: number;
  problem?: ApiError;
  /** Why it begins anew. */
  message?: string;
}
