import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { clearMemberActivity } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { errorToast } from '../requests/errorToast';
import { useEndAllSessionsMutation } from './accountApi';
import { useDeleteSessionMutation } from './sessionApi';

/** Ends this session or all sessions on the server, then reloads at the sign-in page to clear the memory. */
export function useSignOut(): SignOut {
  const [deleteSession] = useDeleteSessionMutation();
  const [endAllSessions] = useEndAllSessionsMutation();
  const { toast } = useToast();
  const signOutAfter = async (ending: PromiseLike<{ error?: unknown }>) => {
    const { error } = await ending;
    const isOver = !error || (error as ApiError).status === 401;
    if (!isOver) {
      toast(errorToast('Sign-out failed', error as ApiError));
      return;
    }
    clearMemberActivity();
    location.assign(paths.admin.login);
  };
  return {
    signOut: () => signOutAfter(deleteSession()),
    signOutEverywhere: () => signOutAfter(endAllSessions()),
  };
}

interface SignOut {
  signOut: () => Promise<void>;
  signOutEverywhere: () => Promise<void>;
}
