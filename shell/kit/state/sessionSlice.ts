import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '@site/api/identity/session/contract';

/** Who is signed in, and the token sent back with every write: nobody, on the public pages. */
export type SessionState = Session | { user: null; csrfToken: null };

const nobody: SessionState = { user: null, csrfToken: null };

export const sessionStarted = createAction<Session>('session/sessionStarted');

export function sessionReducer(state: SessionState = nobody, action: UnknownAction): SessionState {
  return sessionStarted.match(action) ? action.payload : state;
}
