import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useRef } from 'react';
import { useEditLeadMutation, useLazyGetLeadQuery } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';
import { errorToast } from '../../../requests/errorToast';
import { formerOf } from '../actions/useLeadChange';

/** Moves leads to another stage, with undo. Several can be on their way at once. */
export function useBoardMove() {
  const [editLead] = useEditLeadMutation();
  const [loadLead] = useLazyGetLeadQuery();
  const saving = useRef(new Set<string>());
  /** Leads that someone else changed first, as they are now. */
  const changed = useRef(new Map<string, LeadSummary>());
  const { toast } = useToast();
  const undo = async (reference: string, version: number, body: LeadChange) => {
    const { error } = await editLead({ reference, version, body: { ...body, isUndo: true } });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const save = async (shown: LeadSummary, change: StageChange) => {
    const { reference, name } = shown;
    const newer = changed.current.get(reference);
    const lead = newer && newer.version > shown.version ? newer : shown;
    saving.current.add(reference);
    const { data, error } = await editLead({ reference, version: lead.version, body: change });
    saving.current.delete(reference);
    if ((error as ApiError | undefined)?.status === 412) {
      const now = await loadLead({ reference });
      if (now.data) changed.current.set(reference, now.data);
    }
    if (error) throw error;
    toast({
      title: `${name} moved to ${stageName(change.status)}`,
      action: { label: 'Undo', onClick: () => undo(reference, data.version, formerOf(lead, change)) },
    });
  };
  const move = (lead: LeadSummary, change: StageChange) =>
    save(lead, change).catch((error: ApiError) => toast(errorToast(`${lead.name} couldn’t be moved`, error)));
  return {
    move,
    /** As `move`, but rejects with an `ApiError` instead of showing it. */
    save,
    isSaving: (lead: LeadSummary) => saving.current.has(lead.reference),
  };
}

type StageChange = LeadChange & { status: LeadStatus };
