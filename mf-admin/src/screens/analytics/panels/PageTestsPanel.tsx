import type { PageTestResult } from '@site/api/reporting/pageTests/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { describeVerdict } from '../../../formatting/describeStanding';
import { formatCount } from '../../../formatting/formatCount';
import { formatRate } from '../../../formatting/formatRate';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListPageTestsQuery } from '../report/analyticsApi';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** Which variant of each landing page leads to its goal more often. */
export function PageTestsPanel() {
  const result = useListPageTestsQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const pages = result.currentData?.pages;
  const rows = pages?.flatMap((page) => page.variants.map((arm) => ({ page, ...arm })));
  return (
    <Panel
      title="Landing page variants"
      action={
        <ExportButton
          name="analytics-variants"
          label="Export landing page variants"
          fetchFile={tableFile(
            ['path', 'goal', 'since', 'variant', 'visitors', 'reached', 'standing', 'from', 'to'],
            rows?.map(({ page: { path, goal, since }, ...arm }) => ({ path, goal, since, ...arm })),
          )}
        />
      }
      footer={`Daily visitors since the content last changed. A result holds with 95% confidence, no matter when you look. ${result.currentData?.isMore ? 'Only the 50 latest pages are shown. ' : ''}Period and filters don’t apply.`}
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load the variants"
          error={result.error as ApiError}
          onRetry={result.refetch}
        />
      ) : pages && !pages.length ? (
        <PanelNote>
          No published landing page has variants. <Link to="/admin/landing-pages">Landing pages</Link> with a
          goal can show half of their visitors another version.
        </PanelNote>
      ) : (
        <Styles>
          {pages?.map((page) => <PageTest key={page.id} page={page} />) ?? (
            <DataTable
              caption="Landing page variants"
              rowKey={String}
              columns={['Variant', 'Visitors', 'Rate'].map((name) => ({ name, render: () => null }))}
            />
          )}
        </Styles>
      )}
    </Panel>
  );
}

function PageTest({ page: { id, path, title, goal, since, variants } }: { page: PageTestResult }) {
  return (
    <article>
      <h3>
        <Link to={`/admin/landing-pages/${id}`}>{title}</Link>
        <small>
          {path}
          {since ? `, since ${dateFormat.inSentence(since)}` : ', no visitors yet'}
        </small>
      </h3>
      <DataTable
        caption={`Variants of ${title}`}
        rows={variants}
        rowKey={({ variant }) => variant}
        columns={[
          {
            name: 'Variant',
            className: 'value',
            isRowHeader: true,
            render: (arm) => (
              <>
                <b>{arm.variant.toUpperCase()}</b>{' '}
                {arm.standing === 'first' ? 'The page itself' : describeVerdict(arm)}
              </>
            ),
          },
          { name: 'Visitors', className: 'num', render: ({ visitors }) => formatCount(visitors) },
          { name: goal, className: 'num', render: ({ reached }) => formatCount(reached) },
          {
            name: 'Rate',
            className: 'num',
            render: ({ reached, visitors }) => formatRate(reached, visitors),
          },
        ]}
      />
    </article>
  );
}

const Styles = styled('div')`
  max-height: 460px;
  overflow: auto;
  article + article {
    border-top: 1px solid var(--line-2);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    padding: 10px 16px 4px;
    font-size: var(--a14);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--muted);
    font-weight: 400;
  }
  tbody .value {
    white-space: normal;
    font-weight: 400;
  }
  .num {
    width: 1%;
    white-space: nowrap;
  }
  @media ${below.phone} {
    th,
    td {
      padding-block: 6px;
    }
    thead .num {
      white-space: normal;
      line-height: 1.2;
    }
  }
`;
