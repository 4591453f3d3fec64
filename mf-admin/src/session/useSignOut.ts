import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { errorToast } from '../requests/errorToast';
import { useEndAllSessionsMutation } from './accountApi';
import { useDeleteSessionMutation } from './sessionApi';

/** Ends the session on the server, or all there are, then loads the sign-in page afresh, so that nothing stays in memory. */
export function useSignOut(): SignOut {
  const [deleteSession] = useDeleteSessionMutation();
  const [endAllSessions] = useEndAllSessionsMutation();
  const { toast } = useToast();
  const leave = async (ending: PromiseLike<{ error?: unknown }>) => {
    const { error } = await ending;
    const isOver = !error || (error as ApiError).status === 401;
    if (!isOver) {
      toast(errorToast('Sign-out failed', error as ApiError));
      return;
    }
    location.assign(paths.admin.login);
  };
  return { signOut: () => leave(deleteSession()), signOutEverywhere: () => leave(endAllSessions()) };
}

interface SignOut {
  signOut: () => Promise<void>;
  signOutEverywhere: () => Promise<void>;
}
