import type { Session } from '@site/api/identity/session/contract';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionState, sessionStarted } from '../state/sessionSlice';

/** Who is signed in, and how a sign-in is made known to the whole site: from then on writes carry its token. */
export function useSession() {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const dispatch = useDispatch();
  return {
    user: session.user,
    /** How far the member is in. */
    factor: session.user ? session.factor : undefined,
    /** All that is known of it. */
    session: session.user ? session : undefined,
    start: (next: Session) => dispatch(sessionStarted(next)),
  };
}
