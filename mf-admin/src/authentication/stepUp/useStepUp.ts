import type { Proof } from '@site/api/identity/session/contract';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { useState } from 'react';
import { useStepUpMutation } from '../../session/factorApi';

/** Confirms the member's identity again; the session gets a new CSRF token. */
export function useStepUp(onConfirmed: () => void) {
  const [stepUp] = useStepUpMutation();
  const { start } = useSession();
  const [problem, setProblem] = useState<ApiError>();
  return {
    /** An error that concerns no field. */
    problem,
    handleError: (error: unknown) => {
      const failed = error as ApiError;
      setProblem(failed.fieldErrors?.passkey || !failed.fieldErrors ? failed : undefined);
    },
    /** Rejects with the API's error. */
    send: async (body: Proof) => {
      setProblem(undefined);
      start(await stepUp({ body }).unwrap());
      onConfirmed();
    },
  };
}

export type StepUp = ReturnType<typeof useStepUp>;
