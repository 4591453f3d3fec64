import type { Report } from '@site/api/tools/reports/contract';
import { formatDay } from '../../formatting/dates';
import { BoardSummaryStyles } from './BoardSummaryStyles';

/** One-page summary for decision makers: status, requested decisions and limits of the result. */
export function BoardSummary({ report }: { report: Report }) {
  const { name, drawnAt, score, band, cappedFrom, cappedBy, parts, fixes, remarks, goal } = report;
  return (
    <BoardSummaryStyles className="board-page" aria-labelledby="board">
      <header>
        <h2 id="board">Board summary</h2>
        <p className="note">
          {name}, {formatDay(new Date(drawnAt))}
        </p>
      </header>
      <p className="verdict">
        <b>
          {score} of 100, {band}.
        </b>{' '}
        {cappedFrom
          ? `The score alone would be ${cappedFrom}, but it’s limited to ${band} because ${cappedBy.join(', and because ')}.`
          : `${goal.label} begins at ${goal.from}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What it covers</th>
            <th scope="col">Of 100</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ label, about, score }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{about}</td>
              <td className="tn">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fixes.length > 0 && (
        <>
          <h3>What we ask you to decide</h3>
          <ol>
            {fixes.slice(0, 3).map(({ title, effort }) => (
              <li key={title}>
                <b>{title}.</b> {effort}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>What this report doesn’t cover</h3>
      <p>{remarks.at(-1)}</p>
    </BoardSummaryStyles>
  );
}
