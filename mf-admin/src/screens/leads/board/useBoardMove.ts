import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEditLeadMutation } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';
import { errorToast } from '../../../requests/errorToast';
import { formerOf } from '../actions/useLeadChange';

/** Moves a lead to another stage, with undo. */
export function useBoardMove() {
  const [editLead, { isLoading }] = useEditLeadMutation();
  const { toast } = useToast();
  const undo = async (reference: string, version: number, body: LeadChange) => {
    const { error } = await editLead({ reference, version, body });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const move = async (lead: LeadSummary, change: LeadChange & { status: LeadStatus }) => {
    const { reference, version, name } = lead;
    const { data, error } = await editLead({ reference, version, body: change });
    if (error) return toast(errorToast(`${name} couldn’t be moved`, error as ApiError));
    toast({
      title: `${name} moved to ${stageName(change.status)}`,
      action: { label: 'Undo', onClick: () => undo(reference, data.version, formerOf(lead, change)) },
    });
  };
  return { move, isBusy: isLoading };
}
