import { type ApiError, type ApiRequest, setRequestInterceptor, useSession } from '@site/shell/kit/query';
import { recordMemberActivity } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetSessionQuery } from '../../session/sessionApi';
import { getViewAsRole } from '../../session/viewAs';
import { mfaSetupPath } from './useRequiredMfaSetup';

/**
 * Handles requests that fail because of the session: prompts once for a step-up or sign-in, then repeats all waiting
 * requests. If the member cancels, they fail with the API's error.
 */
export function useSessionGuard(): SessionGuard {
  const { session, start } = useSession();
  const [getSession] = useLazyGetSessionQuery();
  const [prompt, setPrompt] = useState<SessionPrompt>();
  const waiting = useRef<((isResolved: boolean) => void)[]>([]);

  const finish = (isResolved: boolean) => {
    const all = waiting.current.splice(0);
    setPrompt(undefined);
    for (const settle of all) settle(isResolved);
  };
  const showPrompt = (next: SessionPrompt): Promise<boolean> => {
    // A sign-in includes the step-up, so it is never replaced by one.
    setPrompt((before) =>
      before?.kind === 'sign in' || (before && next.kind === before.kind) ? before : next,
    );
    return new Promise((settle) => waiting.current.push(settle));
  };
  /** Loads the session's new CSRF token after another tab renewed it. */
  const refreshToken = async () => {
    const current = await getSession().unwrap();
    if (!current || current.user.id !== session?.user.id) return showPrompt({ kind: 'sign in' });
    start(current);
    return current.csrfToken !== session.csrfToken;
  };
  const settle = useEffectEvent((call: ApiRequest, error: ApiError | undefined) => {
    if (!error) recordMemberActivity();
    const code = error && session && !isSignInCall(call) ? error.code : undefined;
    if (code === 'sign_in_first') {
      const isOver = showPrompt({ kind: 'sign in' });
      // The submitted code cannot be reused, and the sign-in includes the step-up.
      return call.path === '/auth/sudo' ? false : isOver;
    }
    if (code === 'step_up') return showPrompt({ kind: 'step up', message: error?.text });
    if (code === 'csrf') return refreshToken();
    if (code === 'factor_needed') location.assign(mfaSetupPath());
    return false;
  });
  const cancelWaiting = useEffectEvent(() => finish(false));
  useEffect(() => {
    const detach = setRequestInterceptor({
      headers: headersOf,
      afterRequest: async (call, error) => settle(call, error),
    });
    return () => {
      detach();
      cancelWaiting();
    };
  }, []);
  return { prompt, finish, signInAgain: () => void showPrompt({ kind: 'sign in' }) };
}

export interface SessionGuard {
  /** What the member must do before waiting requests continue. */
  prompt?: SessionPrompt;
  finish: (isResolved: boolean) => void;
  signInAgain: () => void;
}

export interface SessionPrompt {
  kind: 'step up' | 'sign in';
  /** The API's description of the action. */
  message?: string;
}

/** Sends the role an owner views as, except on sign-in and sign-out calls. */
function headersOf(call: ApiRequest): Record<string, string> {
  const role = getViewAsRole();
  return role && !isSignInCall(call) && !isOwnAction(call) ? { 'x-view-as': role } : {};
}

/** Calls that always run as the owner: step-up and signing out everywhere. */
const isOwnAction = ({ method, path }: ApiRequest) =>
  path === '/auth/sudo' || (method === 'DELETE' && path === '/auth/sessions');

/** Sign-in and sign-out calls, whose errors are handled by their forms. */
const isSignInCall = ({ path }: ApiRequest) => /^\/auth\/(login|logout|passkey|passkey\/options)$/.test(path);
