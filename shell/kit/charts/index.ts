/** Charts of the workbench. The chart library loads when one is first shown. */

export { TimeChart, type TimeChartProps } from './TimeChart';
