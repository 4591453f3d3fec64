import type { Report } from '@site/api/tools/reports/contract';
import { addDays, formatDay } from '../../formatting/dates';

/** Facts of a report: subject, date, method, and when to repeat it. */
export function ReportFacts({ report }: { report: Report }) {
  const { name, drawnAt, scoredBy, score, band, parts } = report;
  const weakest = parts.toSorted((one, other) => one.score - other.score)[0];
  const items = [
    ['Report', name],
    ['Date', formatDay(new Date(drawnAt))],
    ['Scored by', scoredBy],
    ['Score', `${score}, ${band}`],
    ['Weakest part', weakest ? `${weakest.label}, ${weakest.score}` : 'none'],
    ['Next check', formatDay(addDays(drawnAt, 90))],
  ];
  return (
    <dl className="block">
      {items.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
