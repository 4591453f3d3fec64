import { mayManageFeed } from '@site/api/bookings/feeds/policy';
import type { Host } from '@site/api/bookings/hosts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { CopyButton } from '../../../clipboard/CopyButton';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { useCreateFeedMutation, useDeleteFeedMutation, useGetFeedStateQuery } from './hostsApi';

/** The private calendar feed of a host: created, replaced and revoked. Its address is shown once. */
export function HostFeed({ row: { id, name } }: { row: Host }) {
  const isAllowed = usePermissions()(mayManageFeed, { hostId: id });
  return isAllowed ? <FeedSection key={id} id={id} name={name} /> : null;
}

function FeedSection({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useGetFeedStateQuery({ id }, { refetchOnMountOrArgChange: true });
  const [create, creating] = useCreateFeedMutation();
  const [remove, removing] = useDeleteFeedMutation();
  const [url, setUrl] = useState<string>();
  const [isRevoking, setIsRevoking] = useState(false);
  const { toast } = useToast();
  const isBusy = creating.isLoading || removing.isLoading;
  const handleCreate = async () => {
    const result = await create({ id });
    if (result.error) toast(errorToast('Address not created', result.error as ApiError));
    else setUrl(result.data.url);
  };
  const handleRevoke = async () => {
    const result = await remove({ id });
    setIsRevoking(false);
    if (result.error) return toast(errorToast('Address not revoked', result.error as ApiError));
    setUrl(undefined);
    toast({ title: 'Address revoked' });
  };
  const createdAt = data?.createdAt;
  return (
    <Styles aria-labelledby="host-feed">
      <h3 id="host-feed">Calendar feed</h3>
      <p className="mu">
        {createdAt
          ? `Subscribed calendars show the meetings of ${name}. Address created ${dateFormat.stamp(createdAt)}.`
          : `Subscribe to the meetings of ${name} in Google Calendar, Outlook or Apple Calendar by a private address.`}
      </p>
      {Boolean(error && !data) && (
        <p role="alert">
          Couldn’t load the state of the feed.{' '}
          <button type="button" className="lk" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {url && (
        <div className="address" role="status">
          <code>{url}</code>
          <CopyButton text={url}>Copy address</CopyButton>
          <p className="wt">Shown only now. Anyone who has it can read these meetings.</p>
        </div>
      )}
      <div className="row">
        <Button tone="line" size="small" disabled={isBusy || !data} onClick={handleCreate}>
          {createdAt ? 'Replace address' : 'Create address'}
        </Button>
        {createdAt && (
          <Button tone="line" size="small" disabled={isBusy} onClick={() => setIsRevoking(true)}>
            Revoke
          </Button>
        )}
      </div>
      <p className="mu">
        Google and Microsoft calendars aren’t connected. Appointments there don’t block bookings; use time
        off.
      </p>
      {isRevoking && (
        <ConfirmDialog
          title="Revoke this address?"
          confirmLabel="Revoke"
          isBusy={removing.isLoading}
          onConfirm={handleRevoke}
          onClose={() => setIsRevoking(false)}
        >
          Calendars that subscribed to it stop showing new meetings.
        </ConfirmDialog>
      )}
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 10px;
  padding: 14px 20px 18px;
  border-top: 1px solid var(--line-2);
  font-size: var(--a13);
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
  .address {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
  }
  code {
    font: 450 var(--a12) / 1.4 var(--mono);
    overflow-wrap: anywhere;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
