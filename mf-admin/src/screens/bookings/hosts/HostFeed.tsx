import type { Host } from '@site/api/bookings/hosts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { CopyButton } from '../../../clipboard/CopyButton';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { HostSection } from '../HostSection';
import { useCreateFeedMutation, useDeleteFeedMutation, useGetFeedStateQuery } from './hostsApi';

/** The private calendar feed of a host: created, replaced and revoked. Its address is shown once. */
export function HostFeed({ id, name }: Pick<Host, 'id' | 'name'>) {
  const { data, error, refetch } = useGetFeedStateQuery({ id }, { refetchOnMountOrArgChange: true });
  const [create, creating] = useCreateFeedMutation();
  const [remove, removing] = useDeleteFeedMutation();
  const [url, setUrl] = useState<string>();
  const [isRevoking, setIsRevoking] = useState(false);
  const { toast } = useToast();
  const isBusy = creating.isLoading || removing.isLoading;
  const handleCreate = async () => {
    const result = await create({ id });
    if (result.error) toast(errorToast('Couldn’t create the URL', result.error as ApiError));
    else setUrl(result.data.url);
  };
  const handleRevoke = async () => {
    const result = await remove({ id });
    setIsRevoking(false);
    if (result.error) return toast(errorToast('Couldn’t revoke the URL', result.error as ApiError));
    setUrl(undefined);
    toast({ title: 'URL revoked' });
  };
  const createdAt = data?.createdAt;
  return (
    <HostSection aria-labelledby="host-feed">
      <h3 id="host-feed">Calendar feed</h3>
      <p className="mu">
        {createdAt
          ? `Subscribed calendars show the meetings of ${name}. URL created ${dateFormat.stamp(createdAt)}.`
          : `Subscribe to the meetings of ${name} in Google Calendar, Outlook or Apple Calendar with a private URL.`}
      </p>
      {Boolean(error && !data) && (
        <p role="alert">
          Couldn’t load the feed.{' '}
          <button type="button" className="lk" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {url && (
        <div className="address" role="status">
          <code>{url}</code>
          <CopyButton text={url}>Copy URL</CopyButton>
          <p className="wt">This URL is shown only once. Anyone who has it can read these meetings.</p>
        </div>
      )}
      <div className="row">
        <Button tone="line" size="small" disabled={isBusy || !data} onClick={handleCreate}>
          {createdAt ? 'Replace URL' : 'Create URL'}
        </Button>
        {createdAt && (
          <Button tone="line" size="small" disabled={isBusy} onClick={() => setIsRevoking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {isRevoking && (
        <ConfirmDialog
          title="Revoke this URL?"
          confirmLabel="Revoke"
          isBusy={removing.isLoading}
          onConfirm={handleRevoke}
          onClose={() => setIsRevoking(false)}
        >
          Calendars that subscribe to it stop showing new meetings.
        </ConfirmDialog>
      )}
    </HostSection>
  );
}
