import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '@site/api/identity/session/contract';

/** The session and its CSRF token; anonymous on public pages. */
export type SessionState = Session | { user: null; csrfToken: null };

const nobody: SessionState = { user: null, csrfToken: null };

export const sessionStarted = createAction<Session>('session/sessionStarted');

export function sessionReducer(state: SessionState = nobody, action: UnknownAction): SessionState {
  return sessionStarted.match(action) ? action.payload : state;
}
