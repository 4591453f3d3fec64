import { changeFigures, type SegmentChange } from '@site/api/insights/changes/contract';
import { type OutcomeSegment, outcomeFigures } from '@site/api/reporting/outcomes/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { capitalize } from '../../../formatting/capitalize';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { LoadError } from '../../../workbench/screen/LoadError';
import { WITHOUT_IMPORTS } from '../history/describeImported';
import { useGetOutcomeChangeQuery } from '../outcomes/outcomesApi';
import { isOutcomeFilter, OUTCOME_FILTERS, touchOf } from '../outcomes/outcomeUrl';
import { ExportButton } from '../panels/ExportButton';
import { PanelTabs } from '../panels/PanelTabs';
import { ValueTable } from '../panels/ValueTable';
import { dimensionLabels, nameOfValue } from '../report/dimensions';
import { tableFile } from '../report/tableFile';
import type { ReportUrl } from '../report/useReportUrl';
import { useGetChangeReportQuery } from './changesApi';
import { describeChange, figureFormats, figureNouns } from './describeChange';

/**
 * Why a figure changed: what it is a multiple of, and the segments that changed further than everything else. The figure
 * is that of the metrics, or leads, bookings and won value.
 */
export function ChangePanel({ url, hasImports }: ChangePanelProps) {
  const requested = url.search.get('figure');
  const visitFigure = changeFigures.find((name) => name === requested);
  const outcomeFigure = outcomeFigures.find((name) => name === requested);
  const figure = outcomeFigure ?? visitFigure ?? 'visitors';
  const options = { skip: !url.compared, refetchOnMountOrArgChange: 60 };
  const visits = useGetChangeReportQuery(
    { query: { ...url.query, figure: visitFigure ?? 'visitors' } },
    { ...options, skip: options.skip || Boolean(outcomeFigure) },
  );
  const outcomes = useGetOutcomeChangeQuery(
    { query: { ...url.query, figure: outcomeFigure ?? 'leads', touch: touchOf(url) } },
    { ...options, skip: options.skip || !outcomeFigure },
  );
  const result = outcomeFigure ? outcomes : visits;
  const report = result.currentData;
  useScrollToHash('#why', report !== undefined);
  if (!url.compared) return null;
  const format = figureFormats[figure];
  return (
    <Panel
      title="Why did it change?"
      action={
        <PanelTabs
          label="Why did it change?"
          tabs={TABS}
          value={figure}
          onChoose={(tab) => url.change({ figure: tab === 'visitors' ? undefined : tab })}
        >
          <ExportButton
            name={`analytics-change-${figure}`}
            label={`Export the change in ${figureNouns[figure].many}`}
            fetchFile={tableFile(
              ['dimension', 'key', 'now', 'before', 'expected', 'totalExpected'],
              report?.segments,
            )}
          />
        </PanelTabs>
      }
      footer={`Segments that changed more than the rest, strongest first. Small differences, and those that can be due to chance, are left out. “Expected total” is the total if the segment had changed like the rest. Segments can overlap. ${
        outcomeFigure
          ? `${outcomeFigure === 'wonValue' ? 'Won leads among those received in the period. ' : ''}${OUTCOME_FILTERS}`
          : hasImports
            ? WITHOUT_IMPORTS
            : ''
      }`.trim()}
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load the changes"
          error={result.error as ApiError}
          onRetry={result.refetch}
          isBusy={result.isFetching}
        />
      ) : (
        <Styles id="why" className="is-stacked">
          {report && <p>{describeChange(report, figure, formatPeriod(url.compared))}</p>}
          {(!report || report.segments.length > 0) && (
            <DataTable<SegmentChange | OutcomeSegment>
              caption={`Segments that explain the change in ${figureNouns[figure].many}`}
              rows={report?.segments}
              rowKey={({ dimension, key }) => `${dimension} ${key}`}
              columns={[
                {
                  name: 'Segment',
                  className: 'value',
                  isRowHeader: true,
                  render: ({ dimension, key }) =>
                    outcomeFigure && !isOutcomeFilter(dimension, key) ? (
                      <span className="segment">{nameOfSegment({ dimension, key })}</span>
                    ) : (
                      <button type="button" className="lk" onClick={() => url.filterBy(dimension, key)}>
                        {nameOfSegment({ dimension, key })}
                      </button>
                    ),
                },
                { name: 'Before', className: 'num', render: ({ before }) => format(before) },
                { name: 'Now', className: 'num', render: ({ now }) => format(now) },
                {
                  name: 'Expected total',
                  className: 'num',
                  render: ({ totalExpected }) => format(Math.round(totalExpected)),
                },
              ]}
            />
          )}
        </Styles>
      )}
    </Panel>
  );
}

interface ChangePanelProps {
  url: ReportUrl;
  /** Whether the period, or the compared one, has imported days. */
  hasImports: boolean;
}

const TABS = [...changeFigures, ...outcomeFigures].map((value) => ({
  value,
  label: capitalize(figureNouns[value].many),
}));

/** Scrolls to an element that the URL names, once its content is there. */
function useScrollToHash(hash: string, isReady: boolean): void {
  const isWanted = useLocation().hash === hash && isReady;
  useEffect(() => {
    if (isWanted) document.querySelector(hash)?.scrollIntoView({ block: 'center' });
  }, [hash, isWanted]);
}

export const nameOfSegment = ({ dimension, key }: Pick<SegmentChange, 'dimension' | 'key'>) =>
  `${dimensionLabels[dimension].label}: ${nameOfValue(dimension, key)}`;

const Styles = styled(ValueTable)`
  p {
    padding: 12px 16px;
    color: var(--text);
  }
  *:is(.lk, .segment) {
    display: block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: left;
  }
`;
