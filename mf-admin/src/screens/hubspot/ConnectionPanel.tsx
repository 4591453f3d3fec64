import {
  type HubspotConnection,
  REVIEWED_CONTACTS,
  SHADOW_DAYS,
  type ShadowProgress,
} from '@site/api/hubspot/connection/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatQuantity } from '../../formatting/formatQuantity';
import { ConnectionCell, ConnectionDates } from '../../workbench/screen/ConnectionCell';
import { OverviewPanel } from '../../workbench/screen/OverviewPanel';
import { ActivitiesCell } from './activities/ActivitiesCell';
import { ConnectionActions } from './ConnectionActions';
import { useGetHubspotQuery } from './hubspotApi';
import { stateTexts } from './hubspotTexts';
import { GrantedScopes, Scopes } from './Scopes';

const POLL_MS = 15_000;

/** The state of the connection, its account with scopes and limits of calls, and below them what is synced. */
export function ConnectionPanel() {
  const query = useGetHubspotQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <OverviewPanel
      label="Connection"
      errorTitle="Couldn’t load the connection"
      query={query}
      cellNames={['Status', 'Account']}
    >
      {(connection) => (
        <>
          <StateCell connection={connection} />
          {connection.state === 'not_connected' ? (
            <ConnectionCell>
              <h2>Scopes the token needs</h2>
              <Scopes connection={connection} />
            </ConnectionCell>
          ) : (
            <AccountCell connection={connection} />
          )}
          <ActivitiesCell connection={connection} />
        </>
      )}
    </OverviewPanel>
  );
}

interface CellProps {
  connection: HubspotConnection;
}

function StateCell({ connection }: CellProps) {
  const { state, isShadow, shadow, reason, isDemo, pendingErasures, erasuresUntil } = connection;
  const { label, mark, text } = stateTexts[state];
  return (
    <ConnectionCell>
      <h2>Status</h2>
      <div role="status">
        <p className={`state ${mark}`}>{label}</p>
        {isDemo && (
          <p className="demo">
            <b>Demo portal.</b> A test copy of HubSpot on this machine. No data leaves it.
          </p>
        )}
        {reason && <p>{reason}</p>}
        <p className="mu">{text}</p>
        {shadow && state === 'shadow' && <ShadowNote shadow={shadow} />}
        {pendingErasures > 0 && (
          <p>
            {formatQuantity({ one: 'erased person', many: 'erased people' }, pendingErasures)} will be deleted
            from HubSpot once the sync runs.
            {erasuresUntil &&
              ` Run it by ${dateFormat.date(erasuresUntil)}, or delete them in HubSpot yourself by then.`}
          </p>
        )}
        {isShadow && state !== 'shadow' && <p className="mu">Shadow mode: nothing is written.</p>}
      </div>
      <ConnectionActions connection={connection} />
    </ConnectionCell>
  );
}

/** How far shadow mode has come, and when to end it. */
function ShadowNote({ shadow: { since, day, reviewed, isLongEnough } }: { shadow: ShadowProgress }) {
  return (
    <>
      <p>
        <b>{day > SHADOW_DAYS ? `Day ${day}` : `Day ${day} of ${SHADOW_DAYS}`}</b>{' '}
        <span className="mu">since {dateFormat.date(since)}</span>
      </p>
      <p>
        {reviewed.toLocaleString('en-US')} of {REVIEWED_CONTACTS} contacts reviewed.{' '}
        <span className="mu">Each that an admin opens below counts.</span>
      </p>
      <p className="mu">
        {isLongEnough
          ? 'You’ve seen enough to start the sync. It never starts by itself.'
          : `Start the sync after ${SHADOW_DAYS} days, or once ${REVIEWED_CONTACTS} contacts are reviewed. It never starts by itself.`}
      </p>
    </>
  );
}

function AccountCell({ connection }: CellProps) {
  const { accountName, portalId, last4, limits } = connection;
  const format = (value: number) => value.toLocaleString('en-US');
  return (
    <ConnectionCell>
      <h2>Account</h2>
      <dl>
        <dt>Name</dt>
        <dd>{accountName}</dd>
        <dt>Account ID</dt>
        <dd className="tn">{portalId}</dd>
        <dt>Token</dt>
        <dd className="tn">…{last4}</dd>
        <ConnectionDates connection={connection} />
        {limits && (
          <>
            <dt>API calls today</dt>
            <dd className="tn">
              {format(limits.dailyUsed)} of {format(limits.daily)}
            </dd>
            <dt>API calls in ten seconds</dt>
            <dd className="tn">
              {format(limits.intervalUsed)} of {format(limits.interval)}
            </dd>
          </>
        )}
      </dl>
      <GrantedScopes connection={connection} />
      <Webhooks connection={connection} />
    </ConnectionCell>
  );
}

/** Whether HubSpot reports changes, and how to have it do so. */
function Webhooks({ connection: { hasWebhooks, lastEventAt, webhookUrl } }: CellProps) {
  return (
    <details>
      <summary>
        {!hasWebhooks && 'Changes in HubSpot arrive within an hour'}
        {hasWebhooks &&
          (lastEventAt
            ? `Last webhook ${dateFormat.stamp(lastEventAt)}`
            : 'Waiting for the first webhook from HubSpot')}
      </summary>
      <p className="mu">To get changes within a minute:</p>
      <ol>
        <li>In HubSpot, open your private app and its Webhooks tab.</li>
        <li>
          Enter the target URL <code>{webhookUrl}</code>.
        </li>
        <li>Subscribe to property changes and merges of contacts.</li>
        <li>Here, choose Replace token and enter the token and the app’s client secret.</li>
      </ol>
    </details>
  );
}
