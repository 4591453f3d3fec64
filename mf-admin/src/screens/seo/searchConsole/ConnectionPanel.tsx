import { MAX_STORED, type SearchConsoleConnection } from '@site/api/seo/searchConsoleConnection/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { ConnectionCell, ConnectionDates } from '../../../workbench/screen/ConnectionCell';
import { OverviewPanel } from '../../../workbench/screen/OverviewPanel';
import { ConnectionActions } from './ConnectionActions';
import { stateTexts } from './connectionTexts';
import { useSearchConsoleConnection } from './searchConsoleApi';

/** The connection to the API of Search Console, its latest import, and how to set it up. */
export function ConnectionPanel() {
  return (
    <OverviewPanel
      label="Search Console API"
      errorTitle="Couldn’t load the connection"
      query={useSearchConsoleConnection()}
      cellNames={['Search Console API', 'Service account']}
    >
      {(connection) => (
        <>
          <StateCell connection={connection} />
          {connection.state === 'not_connected' ? (
            <ConnectionCell>
              <h2>Set up</h2>
              <Steps clientEmail="" isOpen />
            </ConnectionCell>
          ) : (
            <AccountCell connection={connection} />
          )}
        </>
      )}
    </OverviewPanel>
  );
}

interface CellProps {
  connection: SearchConsoleConnection;
}

function StateCell({ connection }: CellProps) {
  const { state, reason, clientEmail, isDemo, isImporting, nextAt, imported } = connection;
  const { label, mark, text } = stateTexts[state];
  return (
    <ConnectionCell>
      <h2>Search Console API</h2>
      <div role="status">
        <p className={`state ${mark}`}>{label}</p>
        {isDemo && (
          <p className="demo">
            <b>Demonstration.</b> A server on this machine stands in for Google. No data leaves it.
          </p>
        )}
        {reason && <p>{reason}</p>}
        {state === 'no_access' && (
          <p>
            Add <code>{clientEmail}</code> as a user of the property in Search Console, then select Test.
          </p>
        )}
        <p className="mu">{text}</p>
        {imported && (
          <p>
            Last import: {dateFormat.inList(imported.at)},{' '}
            {formatQuantity({ one: 'query', many: 'queries' }, imported.queries)} and{' '}
            {formatQuantity({ one: 'page', many: 'pages' }, imported.pages)}
          </p>
        )}
        {isImporting && <p>Importing…</p>}
        {nextAt && !isImporting && <p className="mu">Next import: {dateFormat.inList(nextAt)}</p>}
      </div>
      <ConnectionActions connection={connection} />
    </ConnectionCell>
  );
}

function AccountCell({ connection }: CellProps) {
  const { clientEmail, last4, property, imported } = connection;
  return (
    <ConnectionCell>
      <h2>Service account</h2>
      <dl>
        <dt>Email</dt>
        <dd>
          <code>{clientEmail}</code>
        </dd>
        <dt>Key ID</dt>
        <dd className="tn">…{last4}</dd>
        <dt>Property</dt>
        <dd>{property ? <code>{property}</code> : 'Not chosen yet'}</dd>
        {imported && (
          <>
            <dt>Period</dt>
            <dd>{formatPeriod({ from: imported.from, to: imported.to })}</dd>
          </>
        )}
        <ConnectionDates connection={connection} />
      </dl>
      {imported && imported.otherUrls > 0 && (
        <p className="mu">
          {formatQuantity({ one: 'URL', many: 'URLs' }, imported.otherUrls)} of other sites in this property
          {imported.otherUrls === 1 ? ' was' : ' were'} left out.
        </p>
      )}
      <Steps clientEmail={clientEmail} />
    </ConnectionCell>
  );
}

interface StepsProps {
  /** Empty before a key is stored. */
  clientEmail: string;
  isOpen?: boolean;
}

function Steps({ clientEmail, isOpen }: StepsProps) {
  return (
    <>
      <details open={isOpen}>
        <summary>How to connect</summary>
        <ol>
          <li>Open console.cloud.google.com and choose or create a project.</li>
          <li>Under APIs &amp; Services, Library, find Google Search Console API and select Enable.</li>
          <li>Under IAM &amp; Admin, Service Accounts, create a service account. It needs no role.</li>
          <li>Open it. Under Keys, select Add key, Create new key, JSON. A file is downloaded.</li>
          <li>
            In Search Console, under Settings, Users and permissions, add{' '}
            {clientEmail ? <code>{clientEmail}</code> : 'the email address of the service account'} as a user
            with full permission.
          </li>
          <li>Here, an admin selects Connect, adds the file, and chooses the property.</li>
        </ol>
      </details>
      <p className="mu">
        The last 28 days that are final are imported, at most {MAX_STORED.toLocaleString('en-US')} queries and
        as many pages. Each import replaces the one before. Imported files stay stored, and are used while the
        API has no figures.
      </p>
    </>
  );
}
