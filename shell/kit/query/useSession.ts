import { useDispatch, useSelector } from 'react-redux';
import { type Member, type SessionState, sessionEnded, sessionStarted } from '../state/sessionSlice';

/** Who is signed in, and how a sign-in or sign-out is made known to the whole site. */
export function useSession(): Session {
  const session = useSelector((state: { session: SessionState }) => state.session);
  const dispatch = useDispatch();
  return {
    ...session,
    start: (next) => dispatch(sessionStarted(next)),
    end: () => dispatch(sessionEnded()),
  };
}

export interface Session extends SessionState {
  start: (next: { member: Member; csrfToken: string }) => void;
  end: () => void;
}
