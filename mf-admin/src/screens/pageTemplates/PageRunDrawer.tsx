import { type PageRun, pageChecks } from '@site/api/content/generatedPages/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { NewRecord } from '../../workbench/list/detail/RecordDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { pageRunRecord } from './pageRunRecord';
import { usePageRun } from './runs/generatedPagesApi';
import { RunActions } from './runs/RunActions';
import { isChecked, PAGES_PATH, runStateLabel } from './runs/runTexts';

/** A new run, or the results of an earlier one. */
export function PageRunDrawer(props: DetailDrawerProps) {
  const [search] = useSearchParams();
  if (props.id !== NEW) return <ExistingRun {...props} />;
  return (
    <NewRecord {...props} definition={pageRunRecord} initial={{ template: search.get('template') ?? '' }} />
  );
}

function ExistingRun({ id, ...navigation }: DetailDrawerProps) {
  const result = usePageRun(id);
  const run = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Page template run"
      noun="page template run"
      title={run?.templateLabel}
      note={run && runStateLabel(run)}
      description={run && `${run.selection}, by ${run.by}`}
      missingNote="Runs are deleted after 12 months."
    >
      {(found) => <RunResults run={found} />}
    </QueryDrawer>
  );
}

function RunResults({ run }: { run: PageRun }) {
  const { id, state, total, done, passed, failed, failures, templateVersion, createdAt, error } = run;
  const { created, published, edited } = run;
  const hasResults = isChecked(run);
  const pages = `${PAGES_PATH}?run=${id}`;
  return (
    <>
      <FactGrid
        facts={[
          { name: 'Pages', value: formatCount(total) },
          { name: 'Template version', value: formatCount(templateVersion) },
          { name: 'Passed', value: hasResults ? formatCount(passed) : '–' },
          { name: 'Failed', value: hasResults ? formatCount(failed) : '–' },
          ...(created
            ? [
                { name: 'Drafts created', value: formatCount(created) },
                { name: 'Published automatically', value: formatCount(published) },
              ]
            : []),
          ...(state === 'rolledBack'
            ? [{ name: 'Edited, not rolled back', value: formatCount(edited) }]
            : []),
          { name: 'Created', value: dateFormat.stamp(createdAt) },
        ]}
      />
      <Styles aria-label="Results">
        <p role="status" className={state === 'failed' ? 'no' : 'mu'}>
          {state === 'checking' &&
            `${formatCount(done)} of ${formatCount(total)} pages are rendered. Results appear here.`}
          {state === 'failed' && error}
          {hasResults && state !== 'failed' && summarize(run)}
        </p>
        {hasResults && failures.length > 0 && (
          <ul>
            {failures.map(({ check, count }) => (
              <li key={check}>
                <Link to={`${pages}&check=${check}`}>
                  {pageChecks.find(({ value }) => value === check)?.label}
                </Link>{' '}
                <span className="mu tn">
                  {formatCount(count)} {count === 1 ? 'page' : 'pages'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {hasResults && <Link to={pages}>Show all pages</Link>}
        {state === 'rolledBack' && edited > 0 && <Link to={`${pages}&state=edited`}>Show edited pages</Link>}
      </Styles>
      <RunActions run={run} />
    </>
  );
}

function summarize({ total, passed }: PageRun): string {
  if (passed === total) return 'All pages passed all checks.';
  return `${formatCount(passed)} of ${formatCount(total)} pages passed all checks. Pages failed these:`;
}

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  font-size: var(--a13);
  ul {
    display: grid;
    gap: 2px;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    border-bottom: 1px solid var(--line);
  }
  a {
    justify-self: start;
    padding-block: 4px;
    color: var(--navy);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
