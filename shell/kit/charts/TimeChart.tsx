import styled from '@emotion/styled/base';
import { lazy, Suspense } from 'react';

/** A line chart over time. It is a picture for screen readers: show its numbers as a table beside it. */
export function TimeChart(props: TimeChartProps) {
  return (
    <Styles role="img" aria-label={props.summary}>
      <div aria-hidden="true">
        <Suspense>
          <TimeChartContent {...props} />
        </Suspense>
      </div>
    </Styles>
  );
}

export interface TimeChartProps {
  /** What the chart shows, in words. */
  summary: string;
  /** The name of each point in time. */
  points: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Marks at points in time. */
  marks?: readonly { at: number; label: string }[];
}

interface ChartSeries {
  label: string;
  /** Null where a value is unknown. */
  values: readonly (number | null)[];
  /** Drawn as a dashed, quieter line. */
  isBackground?: boolean;
}

const TimeChartContent = lazy(() => import('./TimeChartContent'));

const HEIGHT = 264;

const Styles = styled('div')`
  height: ${HEIGHT}px;
  min-width: 0;
  .MuiLineChart-line {
    stroke-width: 2px;
  }
  .MuiLineChart-line[data-series="background"] {
    stroke-width: 1.4px;
    stroke-dasharray: 5 4;
  }
  .MuiChartsAxis-root .MuiChartsAxis-line,
  .MuiChartsAxis-root .MuiChartsAxis-tick {
    stroke: var(--line-2);
  }
  .MuiChartsGrid-root .MuiChartsGrid-line {
    stroke: var(--line);
  }
  .MuiChartsAxis-root .MuiChartsAxis-tickLabel {
    fill: var(--muted);
    font-family: var(--mono);
    font-size: 0.6875rem;
  }
`;
