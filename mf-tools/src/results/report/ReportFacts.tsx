import type { Report } from '@site/api/tools/reports/contract';
import { addDays, dayText } from '../../formatting/dates';

/** The title block of a sheet: what it is, when it was drawn, by what, and when to look again. */
export function ReportFacts({ sheet }: { sheet: Report }) {
  const { name, drawnAt, scoredBy, score, band, parts } = sheet;
  const weakest = parts.toSorted((one, other) => one.score - other.score)[0];
  const items = [
    ['Sheet', name],
    ['Drawn', dayText(new Date(drawnAt))],
    ['Scored by', scoredBy],
    ['Score', `${score}, ${band}`],
    ['Weakest part', weakest ? `${weakest.label}, ${weakest.score}` : 'none'],
    ['Next look', dayText(addDays(drawnAt, 90))],
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
