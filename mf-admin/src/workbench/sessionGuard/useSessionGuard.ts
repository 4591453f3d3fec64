import { type ApiError, type ApiRequest, setRequestInterceptor, useSession } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetSessionQuery } from '../../session/sessionApi';
import { viewedRole } from '../../session/viewAs';
import { recordActivity } from './lastActivity';
import { mfaSetupPath } from './useRequiredMfaSetup';

/**
 * Stands between every call and what refuses it for the session's sake: a step-up or a sign-in is asked for once, for
 * all calls that wait for it, and then they are made again. What the member declines fails as the API said.
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
  const ask = (next: SessionPrompt): Promise<boolean> => {
    // A sign-in proves the factor as well; nothing less takes its place.
    setPrompt((before) =>
      before?.kind === 'sign in' || (before && next.kind === before.kind) ? before : next,
    );
    return new Promise((settle) => waiting.current.push(settle));
  };
  /** The session goes on under another token, since another tab renewed it. */
  const refreshToken = async () => {
    const current = await getSession().unwrap();
    if (!current || current.user.id !== session?.user.id) return ask({ kind: 'sign in' });
    start(current);
    return current.csrfToken !== session.csrfToken;
  };
  const settle = useEffectEvent((call: ApiRequest, error: ApiError | undefined) => {
    if (!error) recordActivity();
    const code = error && session && !isSignInCall(call) ? error.code : undefined;
    if (code === 'sign_in_first') {
      const isOver = ask({ kind: 'sign in' });
      // What was typed there is used up, and the sign-in proves more.
      return call.path === '/auth/sudo' ? false : isOver;
    }
    if (code === 'step_up') return ask({ kind: 'step up', message: error?.text });
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
  return { prompt, finish, signInAgain: () => void ask({ kind: 'sign in' }) };
}

export interface SessionGuard {
  /** What the member has to do before the calls that wait go on. */
  prompt?: SessionPrompt;
  finish: (isResolved: boolean) => void;
  signInAgain: () => void;
}

export interface SessionPrompt {
  kind: 'step up' | 'sign in';
  /** The API's words for what was about to be done. */
  message?: string;
}

/** Which role an owner looks as, on every call but those that open or end a session. */
function headersOf(call: ApiRequest): Record<string, string> {
  const role = viewedRole();
  return role && !isSignInCall(call) && !isOwnAction(call) ? { 'x-view-as': role } : {};
}

/** What one does as oneself, however one looks: to prove who one is, and to sign out everywhere. */
const isOwnAction = ({ method, path }: ApiRequest) =>
  path === '/auth/sudo' || (method === 'DELETE' && path === '/auth/sessions');

/** The ways in and out, where a refusal is an answer. */
const isSignInCall = ({ path }: ApiRequest) => /^\/auth\/(login|logout|passkey|passkey\/options)$/.test(path);
