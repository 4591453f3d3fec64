import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import type { CrmContact } from '@site/api/hubspot/sync/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { crmStateLabel } from './crmContactTexts';
import {
  useGetCrmContactQuery,
  useGetHubspotQuery,
  useReplayCrmContactMutation,
  useReviewCrmContactMutation,
} from './hubspotApi';

const POLL_MS = 10_000;

/** A contact, and what the sync changes field by field. */
export function CrmContactDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetCrmContactQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const contact = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Contact"
      noun="contact"
      note={contact && crmStateLabel(contact.state)}
      title={contact?.email}
    >
      {(found) => <Details contact={found} />}
    </QueryDrawer>
  );
}

function Details({ contact }: { contact: CrmContact }) {
  const { data: connection } = useGetHubspotQuery();
  const { task, hubspotId, syncedAt, reviewedAt, nextTryAt, attempts, error } = contact;
  useReview(contact, connection?.isShadow === true);
  return (
    <>
      <FactGrid
        facts={[
          { name: 'HubSpot ID', value: hubspotId ?? 'None yet' },
          { name: 'Last synced', value: syncedAt ? dateFormat.stamp(syncedAt) : 'Never' },
          { name: 'Failed attempts', value: String(attempts) },
          ...(connection?.isShadow
            ? [{ name: 'Reviewed', value: reviewedAt ? dateFormat.stamp(reviewedAt) : 'Not yet' }]
            : []),
          { name: 'Next attempt', value: nextTryAt ? dateFormat.stamp(nextTryAt) : '–' },
        ]}
      />
      <Styles>
        {error && <p className="no">{error}</p>}
        <ReplayButton contact={contact} />
        {task === 'erase' ? (
          <p>
            This person’s data was erased here. The contact will be permanently deleted from HubSpot
            {connection?.isShadow && ', once the sync is started'}.
          </p>
        ) : (
          <>
            <h3>{connection?.isShadow ? 'What would change' : 'What the last sync changed'}</h3>
            <Changes contact={contact} />
          </>
        )}
      </Styles>
    </>
  );
}

/** In shadow mode, a contact that an admin opens counts as reviewed. */
function useReview({ id, task, syncedAt, reviewedAt }: CrmContact, isShadow: boolean): void {
  const isAllowed = usePermissions()(mayEditHubspot);
  const [review] = useReviewCrmContactMutation();
  const isDue = isShadow && isAllowed && task === 'sync' && syncedAt !== null && reviewedAt === null;
  useEffect(() => {
    if (isDue) void review({ id });
  }, [isDue, id, review]);
}

function Changes({ contact: { changes, syncedAt } }: { contact: CrmContact }) {
  if (!changes.length)
    return <p className="mu">{syncedAt ? 'No changes. Both sides match.' : 'Not compared yet.'}</p>;
  return (
    <ul>
      {changes.map(({ property, direction, before, after }) => (
        <li key={property}>
          <code>{property}</code>{' '}
          <span className="mu">{direction === 'to' ? 'in HubSpot' : 'on this site'}</span>
          <span className="values">
            <del>{before || 'empty'}</del> → <ins>{after || 'empty'}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ReplayButton({ contact: { id, state } }: { contact: CrmContact }) {
  const may = usePermissions();
  const [replay, { isLoading }] = useReplayCrmContactMutation();
  const { toast } = useToast();
  if (!may(mayEditHubspot)) return null;
  const handleClick = async () => {
    const { error } = await replay({ id });
    if (error) toast(errorToast('Couldn’t queue the contact', error as ApiError));
    else toast({ title: 'Contact queued again' });
  };
  return (
    <div>
      <Button tone="line" size="small" disabled={isLoading || state === 'running'} onClick={handleClick}>
        Sync again
      </Button>
    </div>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 14px;
  padding: 14px 20px 20px;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  .no {
    color: var(--error);
    font-weight: 550;
  }
  ul {
    display: grid;
    gap: 12px;
    padding: 0;
    list-style: none;
  }
  .values {
    display: block;
    margin-top: 3px;
  }
  del {
    color: var(--muted);
  }
  ins {
    font-weight: 550;
    text-decoration: none;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
