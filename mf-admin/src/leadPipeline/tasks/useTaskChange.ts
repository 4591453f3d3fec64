import type { LeadTask, LeadTaskChange } from '@site/api/leads/work/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { useEditLeadTaskMutation } from '../leadsApi';

/** Changes a task under a lead of its person, with undo. Returns whether it was changed. */
export function useTaskChange(reference: string) {
  const [editTask, { isLoading }] = useEditLeadTaskMutation();
  const { toast } = useToast();
  const change = async (
    { id, version }: Pick<LeadTask, 'id' | 'version'>,
    body: LeadTaskChange,
    title: string,
    back?: LeadTaskChange,
  ): Promise<boolean> => {
    const { data, error } = await editTask({ reference, id, version, body });
    if (error) toast(errorToast('Couldn’t change the task', error as ApiError));
    else
      toast({
        title,
        action: back && { label: 'Undo', onClick: () => void change(data, back, 'Change undone') },
      });
    return !error;
  };
  return { change, isBusy: isLoading };
}
