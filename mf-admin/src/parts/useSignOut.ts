import { useToast } from '@site/shell/kit';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { problemToast } from './problemToast';
import { useDeleteSessionMutation } from './sessionApi';

/** Ends the session on the server, then loads the sign-in page afresh, so that nothing of it stays in memory. */
export function useSignOut(): () => Promise<void> {
  const [deleteSession] = useDeleteSessionMutation();
  const { end } = useSession();
  const { toast } = useToast();
  return async () => {
    const { error } = await deleteSession();
    const isOver = !error || (error as ApiError).status === 401;
    if (!isOver) {
      toast(problemToast('You are still signed in', error as ApiError));
      return;
    }
    end();
    location.assign(paths.admin.login);
  };
}
