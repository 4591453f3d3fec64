import type { ChangeFigure, ChangeReport } from '@site/api/insights/changes/contract';
import type { OutcomeChange, OutcomeFigure } from '@site/api/reporting/outcomes/contract';
import { formatChange } from '../../../formatting/formatChange';
import { formatCount } from '../../../formatting/formatCount';
import { formatQuantity } from '../../../formatting/formatQuantity';

type ExplainedFigureName = ChangeFigure | OutcomeFigure;

/** What each figure counts, in a sentence. */
export const figureNouns: Record<ExplainedFigureName, { one: string; many: string }> = {
  visitors: { one: 'visitor', many: 'visitors' },
  visits: { one: 'visit', many: 'visits' },
  views: { one: 'page view', many: 'page views' },
  leads: { one: 'lead', many: 'leads' },
  bookings: { one: 'booking', many: 'bookings' },
  wonValue: { one: 'won value', many: 'won value' },
};

const formatMoney = (value: number) => `$${formatCount(value)}`;

export const figureFormats: Record<ExplainedFigureName, (value: number) => string> = {
  visitors: formatCount,
  visits: formatCount,
  views: formatCount,
  leads: formatCount,
  bookings: formatCount,
  wonValue: formatMoney,
};

/** `120 visitors, 20 more (+20%) than October 1 to October 7.`, and what the figure is a multiple of. */
export function describeChange(
  report: ChangeReport | OutcomeChange,
  figure: ExplainedFigureName,
  compared: string,
): string {
  const { now, before, segments } = report;
  const total =
    figure === 'wonValue' ? `${formatMoney(now)} won value` : formatQuantity(figureNouns[figure], now);
  if (before === null) return 'These filters can’t be counted for both periods.';
  const difference = now - before;
  if (!difference) return `${total}, the same as ${compared}.`;
  const change = formatChange(now, before);
  const words = `${figureFormats[figure](Math.abs(difference))} ${difference > 0 ? 'more' : figure === 'wonValue' ? 'less' : 'fewer'}${change && ` (${change})`}`;
  const rest = segments.length
    ? ''
    : ' No segment stands out. All changed by about the same amount, or too little to be sure.';
  return `${total}, ${words} than ${compared}.${'factor' in report ? describeFactor(report, figure) : ''}${rest}`;
}

/** ` Visitors: 400 before, 300 now. With the same 2.0% of visitors it would be 6 leads.` */
function describeFactor({ before, factor }: OutcomeChange, figure: ExplainedFigureName): string {
  if (!factor || !before || !factor.before) return '';
  const counts = `${formatCount(factor.before)} before, ${formatCount(factor.now)} now`;
  const rate = before / factor.before;
  const expected = Math.round(rate * factor.now);
  return factor.name === 'won'
    ? ` Won leads: ${counts}. At the average of ${formatMoney(Math.round(rate))} before, it would be ${formatMoney(expected)}.`
    : ` Visitors: ${counts}. At the rate of ${(100 * rate).toFixed(1)} for every 100 visitors before, it would be ${formatQuantity(figureNouns[figure], expected)}.`;
}
