import type { Session } from '@site/api/contract/session';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionState, sessionEnded, sessionStarted } from '../state/sessionSlice';

/** Who is signed in, and how a sign-in or sign-out is made known to the whole site: from then on writes carry its token. */
export function useSession() {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const dispatch = useDispatch();
  return {
    user: session.user,
    start: (next: Session) => dispatch(sessionStarted(next)),
    end: () => dispatch(sessionEnded()),
  };
}
