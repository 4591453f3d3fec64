import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useRef } from 'react';
import { useEditLeadMutation } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';
import { errorToast } from '../../../requests/errorToast';
import { formerOf } from '../actions/useLeadChange';

/** Moves leads to another stage, with undo. Several can be on their way at once. */
export function useBoardMove() {
  const [editLead] = useEditLeadMutation();
  const saving = useRef(new Set<string>());
  const { toast } = useToast();
  const undo = async (reference: string, version: number, body: LeadChange) => {
    const { error } = await editLead({ reference, version, body: { ...body, isUndo: true } });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const move = async (lead: LeadSummary, change: LeadChange & { status: LeadStatus }) => {
    const { reference, version, name } = lead;
    saving.current.add(reference);
    const { data, error } = await editLead({ reference, version, body: change });
    saving.current.delete(reference);
    if (error) return toast(errorToast(`${name} couldn’t be moved`, error as ApiError));
    toast({
      title: `${name} moved to ${stageName(change.status)}`,
      action: { label: 'Undo', onClick: () => undo(reference, data.version, formerOf(lead, change)) },
    });
  };
  return { move, isSaving: (lead: LeadSummary) => saving.current.has(lead.reference) };
}
