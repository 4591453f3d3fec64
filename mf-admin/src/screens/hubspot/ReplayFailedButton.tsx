import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { useListCrmContactsQuery, useReplayDeadCrmContactsMutation } from './hubspotApi';

/** Syncs all failed contacts again, where there are any. */
export function ReplayFailedButton() {
  const may = usePermissions();
  const { data } = useListCrmContactsQuery({ query: {} });
  const [replay, { isLoading }] = useReplayDeadCrmContactsMutation();
  const { toast } = useToast();
  if (!may(mayEditHubspot) || !data?.counts.dead) return null;
  const handleClick = async () => {
    const { error } = await replay(undefined as never);
    if (error) toast(errorToast('Couldn’t retry the contacts', error as ApiError));
    else toast({ title: 'Failed contacts queued again' });
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      Retry failed
    </Button>
  );
}
