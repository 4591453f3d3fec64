import type { SeoOverview } from '@site/api/site/seo/contract';
import { problemOf, type Severity } from '@site/api/site/seoProblems/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { LoadError } from '../../workbench/screen/LoadError';
import { useSeoOverview } from './seoApi';

const SEVERITIES: readonly { severity: Severity; label: string; tone: string }[] = [
  { severity: 'error', label: 'Errors', tone: 'no' },
  { severity: 'warning', label: 'Warnings', tone: 'wt' },
  { severity: 'notice', label: 'Notices', tone: '' },
];

/** How many pages have which problem, each with a link to them. */
export function SeoSummary() {
  const { data, error, refetch, isFetching } = useSeoOverview();
  if (error && !data)
    return (
      <Styles aria-label="Problems">
        <div className="wide">
          <LoadError
            title="Couldn’t load the problems"
            error={error as ApiError}
            onRetry={refetch}
            isBusy={isFetching}
          />
        </div>
      </Styles>
    );
  return (
    <Styles aria-label="Problems" aria-busy={!data}>
      {SEVERITIES.map(({ severity, label, tone }) => (
        <div key={severity}>
          <h2>{label}</h2>
          {data ? <Problems overview={data} severity={severity} tone={tone} /> : <Skeleton width="60%" />}
        </div>
      ))}
      <div>
        <h2>Checks</h2>
        {data ? <Checks overview={data} /> : <Skeleton width="60%" />}
      </div>
    </Styles>
  );
}

interface ProblemsProps {
  overview: SeoOverview;
  severity: Severity;
  tone: string;
}

function Problems({ overview: { counts, analyzedAt }, severity, tone }: ProblemsProps) {
  const found = counts.filter(({ code, count }) => count && problemOf(code)?.severity === severity);
  if (!analyzedAt) return <p className="mu">Not analyzed yet</p>;
  if (!found.length) return <p className="ok">None</p>;
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
  const { pages, checked, analyzedAt, isPending, overrides } = overview;
  return (
    <>
      <p role="status">
        {checked.toLocaleString('en-US')} of {pages.toLocaleString('en-US')} pages checked.
        {isPending && ' An analysis follows.'}
      </p>
      {analyzedAt && <p className="mu">Last analysis: {dateFormat.inList(analyzedAt)}</p>}
      <p>
        <Link to="/admin/seo-generator?state=overridden">
          {overrides === 1 ? '1 page' : `${overrides.toLocaleString('en-US')} pages`} with overrides
        </Link>
      </p>
    </>
  );
}

const Styles = styled('section')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 1px;
  border-bottom: 1px solid var(--line-2);
  background: var(--line);
  > div {
    display: grid;
    align-content: start;
    gap: 4px;
    min-width: 0;
    padding: 14px 20px 16px;
    background: var(--sheet);
  }
  .wide {
    grid-column: 1 / -1;
  }
  h2 {
    font-size: var(--a13);
    font-weight: 600;
    color: var(--muted);
  }
  ul {
    list-style: none;
    padding: 0;
  }
  a {
    display: inline-block;
    padding-block: 3px;
    color: var(--ink);
  }
  .no {
    color: var(--error);
  }
  .wt {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    > div {
      padding-inline: 16px;
    }
  }
`;
