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
export function useSignIn(letIn: (session: Session) => void, email = '') {
  const [createSession] = useCreateSessionMutation();
  const [answerMfa] = useAnswerMfaMutation();
  const [answerPasskey] = useAnswerPasskeyMutation();
  const passkey = usePasskey();
  const [at, setAt] = useState<SignInState>({ email });

  const handleFailure = (problem: ApiError) =>
    setAt((before) =>
      problem.status === 429
        ? { email: before.email, restsUntil: blockedUntil(problem) }
        : { ...before, problem, says: undefined },
    );
  return {
    ...at,
    /** Rejects with an `ApiError`, which is to be handed to `handleFailure`. */
    tryPassword: async (body: Credentials) => {
      setAt({ email: body.email });
      const answer = await createSession({ body }).unwrap();
      if ('mfaRequired' in answer) setAt({ email: body.email, challenge: answer });
      else letIn(answer);
    },
    /** Rejects with an `ApiError`. */
    tryCode: async (code: string) => {
      const challenge = at.challenge?.challenge ?? '';
      letIn(await answerMfa({ body: { challenge, code } }).unwrap());
    },
    /** Never rejects: what goes wrong is `problem`. */
    tryPasskey: async (way?: 'fillIn') => {
      try {
        letIn(await answerPasskey({ body: await passkey(way) }).unwrap());
      } catch (error) {
        const isOwnNo = (error as ApiError).code === 'passkey_refused';
        if (!(way === 'fillIn' && isOwnNo)) handleFailure(error as ApiError);
      }
    },
    handleFailure,
    restUntil: (until: number) => setAt({ email: at.email, restsUntil: until }),
    /** Begins anew, with the address kept. */
    restart: (says?: string) => setAt({ email: at.email, says }),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

interface SignInState {
  email: string;
  /** The password was right: this is to be answered. */
  challenge?: MfaChallenge;
  restsUntil?: number;
  problem?: ApiError;
  /** Why it begins anew. */
  says?: string;
}
