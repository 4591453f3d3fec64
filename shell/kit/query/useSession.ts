import type { Session } from '@site/api/identity/session/contract';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionState, sessionStarted } from '../state/sessionSlice';

/** The session, and how to start one: from then on requests carry its CSRF token. */
export function useSession() {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const dispatch = useDispatch();
  return {
    user: session.user,
    /** Authentication level of the member. */
    factor: session.user ? session.factor : undefined,
    /** The whole session. */
    session: session.user ? session : undefined,
    start: (next: Session) => dispatch(sessionStarted(next)),
  };
}
