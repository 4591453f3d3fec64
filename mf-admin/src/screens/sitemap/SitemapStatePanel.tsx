import type { SitemapOverview } from '@site/api/seo/sitemap/contract';
import { mayRunSitemap, mayScheduleSitemap } from '@site/api/seo/sitemap/policy';
import { mayReadSettings } from '@site/api/settings/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button } from '@site/shell/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatQuantity } from '../../formatting/formatQuantity';
import { usePermissions } from '../../session/usePermissions';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { OverviewPanel } from '../../workbench/screen/OverviewPanel';
import { AddressLookup } from './AddressLookup';
import { useSitemapOverview } from './sitemapApi';
import { formatRunTime, PATH, ruleLabels, triggerLabel } from './sitemapTexts';
import { useStartRun } from './useStartRun';

/** What is public, when the next run is, what the checks found, and the lookup of a URL. */
export function SitemapStatePanel() {
  return (
    <OverviewPanel
      label="Current status"
      errorTitle="Couldn’t load the status"
      query={useSitemapOverview()}
      cellNames={['Sitemap', 'Schedule', 'Pages', 'Lookup']}
    >
      {(overview) => (
        <>
          <LiveCell overview={overview} />
          <ScheduleCell overview={overview} />
          <ChecksCell overview={overview} />
          <AddressLookup />
        </>
      )}
    </OverviewPanel>
  );
}

interface CellProps {
  overview: SitemapOverview;
}

function LiveCell({ overview }: CellProps) {
  const { live, latest, active, isChangePending, isReported } = overview;
  const hasFailed = latest?.state === 'failed';
  const may = usePermissions();
  return (
    <div>
      <h2>Published sitemap</h2>
      <div role="status">
        {live ? (
          <p>
            <b className={hasFailed ? undefined : 'ok'}>{formatQuantity(URLS, live.total)}</b>, written{' '}
            {dateFormat.stamp(live.endedAt ?? live.createdAt)}. Started by: {triggerLabel(live)}.
          </p>
        ) : (
          <p>No run has succeeded yet. Until then, search engines get all current pages.</p>
        )}
        {active && (
          <p className="mu">{active.state === 'queued' ? 'A run is queued.' : 'A run is in progress.'}</p>
        )}
        {!active && isChangePending && <p className="mu">Content changed. A run starts in a few seconds.</p>}
        {!isReported && <p className="wt">The site hasn’t reported its pages yet, so no run is possible.</p>}
      </div>
      {hasFailed && <Failure overview={overview} />}
      <p>
        <a href="/sitemap.xml" target="_blank" rel="noopener">
          Open sitemap.xml
        </a>
      </p>
      <p>
        <a href="/robots.txt" target="_blank" rel="noopener">
          Open robots.txt
        </a>
        {may(mayReadSettings) && (
          <>
            {' · '}
            <Link to="/admin/settings/crawlers">Edit rules</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** Why the last run failed, and the way out where only a member's consent is missing. */
function Failure({ overview: { latest, active } }: CellProps) {
  const may = usePermissions();
  const { start, isStarting } = useStartRun();
  const [isOpen, setOpen] = useState(false);
  const needsConsent = latest?.isRemovalRefused && may(mayRunSitemap);
  return (
    <div role="alert">
      <p className="no">The last run failed</p>
      <p>{latest?.error} Search engines still get the last good sitemap.</p>
      {needsConsent && (
        <Button
          tone="line"
          size="small"
          disabled={isStarting || Boolean(active)}
          onClick={() => setOpen(true)}
        >
          Accept the removal…
        </Button>
      )}
      {isOpen && (
        <ConfirmDialog
          title="Remove these URLs?"
          confirmLabel="Run and remove"
          isBusy={isStarting}
          onConfirm={async () => {
            await start(true);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          {latest?.error.split('.')[0]}. Search engines may drop pages that leave the sitemap.
        </ConfirmDialog>
      )}
    </div>
  );
}

function ScheduleCell({ overview: { schedule } }: CellProps) {
  const may = usePermissions();
  const [next] = schedule.nextRuns;
  return (
    <div>
      <h2>Next scheduled run</h2>
      {next ? (
        <p className="tn">
          <time dateTime={next}>{formatRunTime(next, schedule.timeZone)}</time>
        </p>
      ) : (
        <p className="wt">The schedule is off.</p>
      )}
      <p className="mu">A run also starts within 30 seconds after content changes.</p>
      <p>
        <Link to={`${PATH}/schedule`}>{may(mayScheduleSitemap) ? 'Edit schedule' : 'View schedule'}</Link>
      </p>
    </div>
  );
}

function ChecksCell({ overview: { checks, exclusions } }: CellProps) {
  const { pages, checked, lastAt, error } = checks;
  return (
    <div>
      <h2>Page checks</h2>
      <p>
        {pages
          ? `${checked.toLocaleString('en-US')} of ${formatQuantity(PAGES, pages)} checked`
          : 'No pages yet'}
        {lastAt && `. Last check: ${dateFormat.inList(lastAt)}`}.
      </p>
      {error && <p className="wt">The last check couldn’t reach the site: {error}</p>}
      {exclusions.length ? (
        <ul aria-label="Excluded pages">
          {exclusions.map(({ rule, count, example }) => (
            <li key={rule}>
              {formatQuantity(PAGES, count)} excluded: {ruleLabels[rule]}{' '}
              <span className="mu">(such as {example})</span>
            </li>
          ))}
        </ul>
      ) : (
        pages > 0 && (
          <p className="mu">
            No pages are excluded.{lastAt && ' Each page is checked at least once a week.'}
          </p>
        )
      )}
    </div>
  );
}

const PAGES = { one: 'page', many: 'pages' };
const URLS = { one: 'URL', many: 'URLs' };
