import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { Lead, LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useEditLeadMutation, useGetLeadQuery } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';
import { errorToast } from '../../../requests/errorToast';

/**
 * Changes a lead, with undo. If someone else changed it meanwhile, returns a conflict of stages for the member to
 * resolve; other changes are made again on the current values.
 */
export function useLeadChange(lead: Lead) {
  const [editLead, { isLoading }] = useEditLeadMutation();
  const { refetch } = useGetLeadQuery({ reference: lead.reference });
  const [conflict, setConflict] = useState<LeadChange & { status: LeadStatus }>();
  const { toast } = useToast();
  const { reference } = lead;

  const undo = async (body: LeadChange, version: number) => {
    const { error } = await editLead({ reference, version, body: { ...body, isUndo: true } });
    if (error) toast(errorToast('Couldn’t undo', error as ApiError));
    else toast({ title: 'Change undone' });
  };
  const save = async (body: LeadChange, title: string) => {
    const { data, error } = await editLead({ reference, version: lead.version, body });
    const isStale = (error as ApiError | undefined)?.status === 412;
    // Loads the newer version first, so that the member chooses between current values.
    if (isStale) await refetch();
    const { status } = body;
    if (isStale && status) return setConflict({ ...body, status });
    if (error) throw error;
    setConflict(undefined);
    const isReleased = releases(lead, status);
    toast({
      title,
      description: isReleased ? 'Emails on hold are being sent.' : undefined,
      // What was sent can't be taken back.
      action: isReleased
        ? undefined
        : { label: 'Undo', onClick: () => undo(formerOf(lead, body), data.version) },
    });
  };
  const change = (body: LeadChange, title: string) =>
    save(body, title).catch((error: ApiError) =>
      toast(error.status === 412 ? CHANGED : errorToast('Couldn’t change the lead', error)),
    );
  return {
    change,
    /** As `change`, but rejects with an `ApiError` instead of showing it. */
    save,
    move: (status: LeadStatus) => change({ status }, titleOfMove(status)),
    isBusy: isLoading,
    /** The requested change of the stage that was in conflict. */
    conflict: conflict?.status,
    settle: (shouldRetry: boolean) => {
      if (isLoading) return;
      if (shouldRetry && conflict) change(conflict, titleOfMove(conflict.status));
      else setConflict(undefined);
    },
  };
}

/** The notice of a lead that was moved to a stage. */
export const titleOfMove = (status: LeadStatus) => `Moved to ${stageName(status)}`;

const CHANGED = {
  title: 'Changed by someone else',
  description: 'The lead now shows the current values. Make your change again.',
  variant: 'destructive',
} as const;

/** The change that restores what a change replaces. */
export function formerOf(lead: LeadSummary, { status, ...rest }: LeadChange): LeadChange {
  const wasLost = lead.status === 'lost';
  return {
    ...(status && { status: lead.status }),
    ...(status && wasLost && { lostReason: lead.lostReason ?? 'other', lostNote: lead.lostNote ?? '' }),
    ...('ownerId' in rest && { ownerId: lead.ownerId }),
    ...('priority' in rest && { priority: lead.priority }),
    ...('value' in rest && { value: lead.value }),
    ...('closeOn' in rest && { closeOn: lead.closeOn }),
    ...(('addTags' in rest || 'removeTags' in rest) && { tags: lead.tags.map(({ id }) => id) }),
  };
}

function releases(lead: Lead, status: LeadStatus | undefined): boolean {
  return lead.status === 'quarantined' && status !== undefined && status !== 'spam';
}
