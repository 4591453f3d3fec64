import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useEditLeadMutation, useGetLeadQuery } from '../../leadPipeline/leadsApi';
import { stageName } from '../../leadPipeline/StageBadge';
import { errorToast } from '../../requests/errorToast';

/**
 * Moves a lead to another stage. If someone else changed it meanwhile, returns the conflict for the member to
 * resolve.
 */
export function useStageChange(lead: Lead) {
  const [editLead, { isLoading }] = useEditLeadMutation();
  const { refetch } = useGetLeadQuery({ reference: lead.reference });
  const [conflict, setConflict] = useState<LeadStatus>();
  const { toast } = useToast();

  const change = async (status: LeadStatus) => {
    if (status === lead.status) return;
    const { error } = await editLead({ reference: lead.reference, version: lead.version, body: { status } });
    const failed = error as ApiError | undefined;
    // Loads the newer version first, so that the member chooses between current values.
    if (failed?.status === 412) await refetch();
    setConflict(failed?.status === 412 ? status : undefined);
    if (failed?.status === 412) return;
    if (failed) toast(errorToast('Stage not changed', failed));
    else toast({ title: `Moved to ${stageName(status)}`, description: releaseNote(lead, status) });
  };
  return {
    change,
    isBusy: isLoading,
    /** The requested stage of the conflict. */
    conflict,
    settle: (shouldRetry: boolean) => {
      const wanted = conflict;
      setConflict(undefined);
      if (shouldRetry && wanted) change(wanted);
    },
  };
}

function releaseNote(lead: Lead, status: LeadStatus): string | undefined {
  const isReleased = lead.status === 'quarantined' && status !== 'spam';
  return isReleased ? 'Its emails on hold are being sent.' : undefined;
}
