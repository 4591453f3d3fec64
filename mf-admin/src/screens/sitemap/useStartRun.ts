import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../requests/errorMessage';
import { useStartSitemapRunMutation } from './sitemapApi';

/** Starts a run and reports the result in a toast. */
export function useStartRun() {
  const [startRun, { isLoading }] = useStartSitemapRunMutation();
  const { toast } = useToast();
  const start = async (isRemovalAccepted: boolean) => {
    try {
      await startRun({ body: { isRemovalAccepted } }).unwrap();
      toast({ title: 'Run started', description: 'The result appears below in a few seconds.' });
    } catch (error) {
      toast({ title: 'Couldn’t start the run', description: errorMessage(error as ApiError) });
    }
  };
  return { start, isStarting: isLoading };
}
