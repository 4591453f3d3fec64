import type { SeoOverview } from '@site/api/seo/pageInventory/contract';
import { problemOf, type Severity } from '@site/api/seo/problems/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Link } from 'react-router-dom';
import { OverviewPanel } from '../../workbench/screen/OverviewPanel';
import { describeNextCheck } from './pageChecks/describeNextCheck';
import { useSeoOverview } from './seoApi';

const SEVERITIES: readonly { severity: Severity; label: string; tone: string }[] = [
  { severity: 'error', label: 'Errors', tone: 'no' },
  { severity: 'warning', label: 'Warnings', tone: 'wt' },
  { severity: 'notice', label: 'Notices', tone: '' },
];

/** How many pages have which problem, each with a link to them. */
export function SeoSummary() {
  return (
    <OverviewPanel
      label="Problems"
      errorTitle="Couldn’t load the problems"
      query={useSeoOverview()}
      cellNames={[...SEVERITIES.map(({ label }) => label), 'Checks']}
    >
      {(overview) => (
        <>
          {SEVERITIES.map(({ severity, label, tone }) => (
            <div key={severity}>
              <h2>{label}</h2>
              <Problems overview={overview} severity={severity} tone={tone} />
            </div>
          ))}
          <div>
            <h2>Checks</h2>
            <Checks overview={overview} />
          </div>
        </>
      )}
    </OverviewPanel>
  );
}

interface ProblemsProps {
  overview: SeoOverview;
  severity: Severity;
  tone: string;
}

function Problems({ overview: { counts, analyzedAt, checked, pages }, severity, tone }: ProblemsProps) {
  const found = counts.filter(({ code, count }) => count && problemOf(code)?.severity === severity);
  if (!analyzedAt) return <p className="mu">Not analyzed yet</p>;
  if (!checked) return <p className="mu">Not checked yet</p>;
  if (!found.length) return checked < pages ? <p className="mu">None so far</p> : <p className="ok">None</p>;
  return (
    <ul>
      {found.map(({ code, count }) => (
        <li key={code}>
          <Link to={`/admin/seo-generator?problem=${code}`}>
            <b className={`tn ${tone}`}>{count.toLocaleString('en-US')}</b> {problemOf(code)?.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Checks({ overview }: { overview: SeoOverview }) {
  const { pages, checked, analyzedAt, isPending, nextCheckAt, checkError, overrides } = overview;
  return (
    <>
      <p role="status">
        {checked.toLocaleString('en-US')} of {pages.toLocaleString('en-US')} pages checked.
        {isPending && ' An analysis follows.'}
      </p>
      {checkError && <p className="wt">The last check couldn’t reach the site: {checkError}</p>}
      <p className="mu">{describeNextCheck(nextCheckAt)}</p>
      {analyzedAt && <p className="mu">Last analysis: {dateFormat.inList(analyzedAt)}</p>}
      <p>
        <Link to="/admin/seo-generator?state=overridden">
          {overrides === 1 ? '1 page' : `${overrides.toLocaleString('en-US')} pages`} with overrides
        </Link>
      </p>
    </>
  );
}
