import {
  type GeneratedPageDetails,
  type PageCheck,
  pageChecks,
} from '@site/api/content/generatedPages/contract';
import { below, styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { PageComparison } from './PageComparison';
import { useGetGeneratedPageQuery } from './runs/generatedPagesApi';
import { pageStateOptions, RUNS_PATH } from './runs/runTexts';

/** A generated page: each check with its figure and threshold, and the text. */
export function GeneratedPageDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetGeneratedPageQuery({ id }, { refetchOnMountOrArgChange: true });
  const page = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Generated page"
      noun="page"
      title={page && (page.path || page.label)}
      note={page && (page.isPassed ? 'Passed' : 'Failed')}
      description={page?.title}
      missingNote="Generated pages are deleted after 12 months."
    >
      {(found) => <PageContent page={found} />}
    </QueryDrawer>
  );
}

function PageContent({ page }: { page: GeneratedPageDetails }) {
  const { checks, description, run, template, templateLabel, templateVersion, words } = page;
  const { state, note, document } = page;
  return (
    <>
      <Styles aria-label="Checks">
        <h3>Checks</h3>
        <ul>
          {checks.map((each) => (
            <CheckResult key={each.check} result={each} />
          ))}
        </ul>
      </Styles>
      <FactGrid
        facts={[
          {
            name: 'Template',
            value: <Link to={`/admin/template-generator/${template}`}>{templateLabel}</Link>,
          },
          { name: 'Template version', value: templateVersion.toLocaleString('en-US') },
          { name: 'Run', value: <Link to={`${RUNS_PATH}/${run}`}>Open run</Link> },
          {
            name: 'Status',
            value: pageStateOptions.find(({ value }) => value === state)?.label,
          },
          ...(note ? [{ name: 'Note', value: note }] : []),
          ...(document
            ? [
                {
                  name: 'Landing page',
                  value: <Link to={`/admin/landing-pages/${document}`}>Open in editor</Link>,
                },
              ]
            : []),
          { name: 'Words', value: words.toLocaleString('en-US') },
          { name: 'Meta description', value: description || 'None' },
        ]}
      />
      <PageComparison page={page} />
    </>
  );
}

function CheckResult({ result: { check, isPassed, message } }: { result: PageCheck }) {
  return (
    <li className={isPassed ? undefined : 'failed'}>
      <h4>
        {pageChecks.find(({ value }) => value === check)?.label}{' '}
        <span className={isPassed ? 'ok' : 'wt'}>{isPassed ? 'Passed' : 'Failed'}</span>
      </h4>
      <p>{message}</p>
    </li>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 10px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  font-size: var(--a13);
  h3,
  h4 {
    font-size: var(--a13);
    font-weight: 600;
  }
  h4 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  ul {
    display: grid;
    gap: 10px;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: 2px;
    padding-left: 12px;
    border-left: 3px solid var(--line-2);
  }
  .failed {
    border-color: var(--ember);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
