import { type Anomaly, changeFigures } from '@site/api/insights/changes/contract';
import type { ImportedPart, Summary } from '@site/api/insights/reports/contract';
import { TimeChart } from '@site/shell/kit/charts';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { formatChange } from '../../../formatting/formatChange';
import { formatPeriod, formatPoint } from '../../../formatting/formatPeriod';
import { TimelineList } from '../annotations/TimelineList';
import { numberMarks } from '../annotations/timelineMarks';
import { AnomalyList } from '../changes/AnomalyList';

import { useListAnomaliesQuery } from '../changes/changesApi';
import { figureNouns } from '../changes/describeChange';
import { describeImported } from '../history/describeImported';
import { ExportButton } from '../panels/ExportButton';
import { exportSummary, useGetAnalyticsTimelineQuery } from '../report/analyticsApi';
import {
  type Figure,
  figures,
  formatFigure,
  isUnknownInImport,
  knownFigures,
  labelOf,
} from '../report/figures';
import { shownDays } from '../report/shownDays';
import type { ReportUrl } from '../report/useReportUrl';
import { describeUnique } from './describeUnique';
import { ExplainedFigure } from './ExplainedFigure';
import { FiguresPanelStyles as Styles, FiguresTiles as Tiles } from './FiguresPanelStyles';
import { SeriesTable } from './SeriesTable';

/** The figures of the period. The chosen one is explained and shown over time. */
export function FiguresPanel({ url, summary }: FiguresPanelProps) {
  const chosen = figures.find(({ name }) => name === url.search.get('figure')) ?? (figures[0] as Figure);
  const isOneDay = url.days.from === url.days.to;
  return (
    <Styles aria-label="Metrics">
      <Tiles aria-label="Metric">
        {figures.map((figure) => (
          <button
            key={figure.name}
            type="button"
            aria-pressed={figure === chosen}
            onClick={() => url.change({ figure: figure === figures[0] ? undefined : figure.name })}
          >
            <span>{labelOf(figure, isOneDay)}</span>
            {summary ? (
              <b className="tn">{formatFigure(figure, summary.current, summary.imported)}</b>
            ) : (
              <Skeleton width="60%" />
            )}
            <span className="m mu">{summary ? describeChange(figure, summary) : '\u00a0'}</span>
          </button>
        ))}
      </Tiles>
      <div className="chart">
        {summary ? (
          <Course figure={chosen} summary={summary} url={url} isOneDay={isOneDay} />
        ) : (
          <div className="waiting" aria-busy="true">
            {[82, 64, 91, 70].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        )}
      </div>
      <ExplainedFigure figure={chosen} summary={summary} url={url} isOneDay={isOneDay} />
    </Styles>
  );
}

interface FiguresPanelProps {
  url: ReportUrl;
  summary: Summary | undefined;
}

function describeChange(figure: Figure, summary: Summary): string {
  const { current, previous, imported, previousImported } = summary;
  if (!previous) return 'No comparison';
  const before = figure.valueOf(knownFigures(figure, previous, previousImported));
  const change = formatChange(figure.valueOf(knownFigures(figure, current, imported)), before);
  const origin = previousImported?.included.length ? ' (imported)' : '';
  return `was ${formatFigure(figure, previous, previousImported)}${origin}${change && `, ${change}`}`;
}

/** The chosen figure over time, as a chart and as a table. */
function Course({ figure, summary, url, isOneDay }: CourseProps) {
  const { series, previousSeries, interval, current, imported, previousImported } = summary;
  const valuesOf = (all: Summary['series'], part: ImportedPart | null) =>
    all.map((point) => (point.isImported && isUnknownInImport(figure, part) ? null : figure.valueOf(point)));
  const values = valuesOf(series, imported);
  const points = series.map(({ at }) => formatPoint(at, interval));
  const peak = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  const lastImported = series.findLastIndex(({ isImported }) => isImported);
  const label = labelOf(figure, isOneDay);
  const words = current.visits
    ? `${label} by ${interval}, ${formatPeriod(shownDays(url, summary))}. Highest: ${figure.format(values[peak] ?? 0)}, ${points[peak]}.`
    : `No visits, ${formatPeriod(shownDays(url, summary))}.`;
  const importNotes = [
    describeImported(imported, figure.counts),
    describeImported(previousImported, figure.counts, 'The compared period'),
  ].filter((note) => note !== '');
  const before = previousSeries && url.compared;
  const timeline = useGetAnalyticsTimelineQuery({ query: url.days }, { refetchOnMountOrArgChange: true });
  const marks = numberMarks(timeline.currentData?.items ?? [], summary);
  const counted = changeFigures.find((name) => name === figure.name);
  const anomalies = useListAnomaliesQuery(
    { query: { ...url.query, figure: counted } },
    { skip: !counted || interval !== 'day', refetchOnMountOrArgChange: 60 },
  ).currentData;
  return (
    <>
      <div className="head">
        <h2>
          {label} by {interval}
        </h2>
        <ul className="legend">
          <li className="now">This period</li>
          {before && <li className="then">{formatPeriod(before)}</li>}
        </ul>
        <ExportButton
          name="analytics"
          label="Export metrics"
          fetchFile={(format) => exportSummary(format, url.query)}
        />
      </div>
      <p className="words">{words}</p>
      {figure.name === 'visitors' && !isOneDay && (
        <p className="words">{describeUnique(summary.uniqueVisitors)}</p>
      )}
      {importNotes.map((note) => (
        <p className="words" key={note}>
          {note}
        </p>
      ))}
      <TimeChart
        summary={words}
        points={points}
        format={figure.format}
        marks={series.flatMap(({ at: day }, at) => {
          const label = [
            marks.find((mark) => mark.at === at)?.number,
            ...(anomalies?.items ?? []).filter((each) => each.day === day).map(markOf),
            at === lastImported && '◂ Imported',
          ].filter(Boolean);
          return label.length ? [{ at, label: label.join(' ') }] : [];
        })}
        series={[
          ...(previousSeries
            ? [
                {
                  label: 'Compared',
                  values: valuesOf(previousSeries, previousImported).slice(0, points.length),
                  isBackground: true,
                },
              ]
            : []),
          { label: 'This period', values },
        ]}
      />
      {anomalies && counted && (
        <AnomalyList
          report={anomalies}
          noun={figureNouns[counted]}
          url={url}
          hasImports={importNotes.length > 0}
        />
      )}
      {(timeline.currentData || timeline.error) && (
        <TimelineList
          marks={marks}
          isMore={timeline.currentData?.isMore ?? false}
          error={timeline.error as ApiError | undefined}
          onRetry={timeline.refetch}
        />
      )}
      <SeriesTable summary={summary} isOneDay={isOneDay} />
    </>
  );
}

/** An unusual day above or below expectation. */
const markOf = ({ value, usual }: Anomaly) => (value > usual ? '▲' : '▼');

interface CourseProps {
  figure: Figure;
  summary: Summary;
  url: ReportUrl;
  isOneDay: boolean;
}
