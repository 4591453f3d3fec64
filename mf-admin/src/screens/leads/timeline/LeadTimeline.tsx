import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import type { LeadSync } from '@site/api/hubspot/leadSync/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetLeadSyncQuery, useReplayLeadSyncMutation } from '../../../leadPipeline/leadSyncApi';
import { useCreateMailReplayMutation } from '../../../leadPipeline/leadsApi';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { LoadError } from '../../../workbench/screen/LoadError';
import { buildTimeline, type TimelineStep } from './buildTimeline';
import { TimelineGraph } from './TimelineGraph';

/** Shows each step of a lead to the mailboxes and HubSpot. What failed can be tried again. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  const may = usePermissions();
  const sync = useLeadSync(lead.reference);
  const stations = buildTimeline(lead, sync.data);
  const replay = useResend(lead.reference);
  const retry = useSyncRetry();
  return (
    <Styles aria-labelledby="delivery-timeline">
      <div className="head">
        <h3 id="delivery-timeline">Delivery timeline</h3>
        <span className="m mu">Not to scale, Central Time</span>
      </div>
      <TimelineGraph stations={stations} />
      <ol>
        {stations.map((station) => (
          <li key={station.name}>
            <span className={MARKS[station.state]}>
              <b>{station.name}</b>
            </span>
            <span className="m tn mu">
              {station.at ? dateFormat.seconds(station.at) : WORDS[station.state]}
            </span>
            <p>{station.words}</p>
            {station.replay && (
              <Button
                tone="line"
                size="small"
                aria-label={`Resend: ${station.name}`}
                disabled={!may(mayEditLead) || replay.isBusy}
                onClick={() => station.replay && replay.send(station.replay)}
              >
                <RotateCw aria-hidden />
                Resend
              </Button>
            )}
            {station.contact && station.state !== 'failed' && (
              <Link className="lk" to={`${paths.admin.home}/hubspot/${station.contact.id}`}>
                Details<span className="sr"> of the HubSpot sync</span>
              </Link>
            )}
            {station.contact && station.state === 'failed' && (
              <Button
                tone="line"
                size="small"
                aria-label="Retry: HubSpot"
                disabled={!may(mayEditHubspot) || retry.isBusy}
                onClick={() => station.contact && retry.send(station.contact.id)}
              >
                <RotateCw aria-hidden />
                Retry
              </Button>
            )}
          </li>
        ))}
      </ol>
      {sync.error && !sync.data && (
        <LoadError
          title="Couldn’t load the HubSpot sync"
          error={sync.error as ApiError}
          onRetry={sync.refetch}
          isBusy={sync.isFetching}
        />
      )}
    </Styles>
  );
}

/** The state of the sync, followed while the contact is in the queue. */
function useLeadSync(reference: string) {
  const [isQueued, setQueued] = useState(false);
  const result = useGetLeadSyncQuery(
    { reference },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isQueued ? POLL_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const data = result.currentData;
  const isWaiting = isInQueue(data);
  if (isWaiting !== isQueued) setQueued(isWaiting);
  return { ...result, data };
}

const isInQueue = (sync: LeadSync | undefined) =>
  Boolean(sync?.contact && ['pending', 'running'].includes(sync.contact.state));

const POLL_MS = 10_000;

function useSyncRetry() {
  const [replaySync, { isLoading }] = useReplayLeadSyncMutation();
  const { toast } = useToast();
  return {
    isBusy: isLoading,
    send: async (id: string) => {
      const { error } = await replaySync({ id });
      if (error) toast(errorToast('Couldn’t retry the sync', error as ApiError));
      else toast({ title: 'Syncing with HubSpot again', description: 'The next attempt starts now.' });
    },
  };
}

function useResend(reference: string) {
  const [createMailReplay, { isLoading }] = useCreateMailReplayMutation();
  const { toast } = useToast();
  return {
    isBusy: isLoading,
    send: async (kind: NonNullable<TimelineStep['replay']>) => {
      const { error } = await createMailReplay({ reference, kind });
      const failed = error as ApiError | undefined;
      if (failed) toast(errorToast('Couldn’t resend the email', failed));
      else toast({ title: 'Resending the email', description: 'The next attempt starts now.' });
    },
  };
}

const MARKS: Record<TimelineStep['state'], string> = {
  done: 'ok',
  waiting: 'wt',
  failed: 'no',
  held: 'held',
};
const WORDS: Record<TimelineStep['state'], string> = {
  done: '',
  waiting: 'Pending',
  failed: 'Failed',
  held: 'On hold',
};

const Styles = styled('section')`
  padding: 14px 20px 20px;
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 8px;
  }
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
  ol {
    margin-top: 10px;
    border-top: 1px solid var(--line);
  }
  li {
    display: grid;
    grid-template-columns: 124px 1fr auto;
    gap: 1px 8px;
    align-items: center;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
    padding-bottom: 0;
  }
  li b {
    font-weight: 600;
    color: var(--ink);
    white-space: nowrap;
  }
  li p {
    grid-column: 1 / 3;
    font: 450 0.75rem / 1.45 var(--mono);
    letter-spacing: -0.035em;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  li > :is(button, a) {
    grid-row: 1 / 3;
    grid-column: 3;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
