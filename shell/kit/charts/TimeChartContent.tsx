import { ThemeProvider } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { workbenchTheme } from '../theme/workbenchTheme';
import type { TimeChartProps } from './TimeChart';

/** The chart itself, loaded when one is first shown. */
export default function TimeChartContent({ points, series, format, marks = [] }: TimeChartProps) {
  // Positions, because two hours can have the same name where clocks are set back.
  const positions = points.map((_, at) => at);
  const nameOf = (at: number) => points[at] ?? '';
  const isWhole = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  );
  const hasValues = series.some(({ values }) => values.some(Boolean));
  return (
    <ThemeProvider theme={workbenchTheme}>
      <LineChart
        height={264}
        // To the right there is room for half of the last label.
        margin={{ top: 16, right: 32, bottom: 0, left: 0 }}
        skipAnimation
        hideLegend
        // Hidden from assistive technology, which gets the table.
        disableKeyboardNavigation
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: positions,
            scaleType: 'point',
            valueFormatter: nameOf,
            tickInterval: (_, at) => at % Math.ceil(points.length / 8) === 0,
            tickLabelMinGap: 12,
            height: 28,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: hasValues ? undefined : 1,
            width: 56,
            valueFormatter: (value: number) => format(value),
            tickMinStep: isWhole ? 1 : undefined,
            tickNumber: 4,
            disableLine: true,
          },
        ]}
        series={series.map(({ label, values, isBackground }, index) => ({
          id: isBackground ? 'background' : `series-${index}`,
          label,
          data: [...values],
          color: isBackground ? 'var(--blue-2)' : 'var(--navy)',
          curve: 'linear' as const,
          showMark: values.length === 1,
          valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
        }))}
        slotProps={{ tooltip: { sx: TOOLTIP } }}
      >
        {marks.map(({ at, label }) => (
          <ChartsReferenceLine
            key={`${at} ${label}`}
            x={at}
            label={label}
            labelAlign="start"
            lineStyle={{ stroke: 'var(--ink)', strokeWidth: 0.8, strokeDasharray: '14 4 2 4' }}
            labelStyle={{ fill: 'var(--ink)', fontSize: 12, fontWeight: 550 }}
          />
        ))}
      </LineChart>
    </ThemeProvider>
  );
}

const TOOLTIP = {
  '& .MuiChartsTooltip-paper': {
    background: 'var(--sheet)',
    color: 'var(--text)',
    border: '1px solid var(--line-2)',
    boxShadow: 'var(--sh-float)',
  },
  '& .MuiTypography-root, & td, & th': { color: 'var(--ink)', fontSize: '0.8125rem' },
};
