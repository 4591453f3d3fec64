import type { HistoryImportResult } from '@site/api/insights/history/contract';
import { type VisitDimension, visitDimensions } from '@site/api/insights/visits/contract';
import { styled } from '@site/shell/kit';
import { formatCount } from '../../../formatting/formatCount';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { dimensionLabels } from '../report/dimensions';
import { DAYS, productNames } from './describeImported';

/** What an import takes of each file, and what it leaves out. */
export function HistoryPreview({ result }: { result: HistoryImportResult }) {
  const { source, from, to, days, visitors, visits, files, leftOut } = result;
  return (
    <Styles>
      <p role="status">
        {source && from && to && days ? (
          <b>
            {productNames[source]}, {formatPeriod({ from, to })}: {formatQuantity(DAYS, days)},{' '}
            {formatCount(visitors)} daily visitors, {formatQuantity({ one: 'visit', many: 'visits' }, visits)}
          </b>
        ) : (
          <b className="no">Nothing to import</b>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable */}
      <ul tabIndex={0} aria-label="What is imported">
        {files.map(({ name, taken, notes }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{taken.length ? `Imports ${taken.map(nameOf).join(', ')}` : 'Nothing is imported'}</span>
            {notes.map((note) => (
              <span key={note} className="mu">
                {note}
              </span>
            ))}
          </li>
        ))}
        {leftOut.map((range) => (
          <li key={`${range.from} ${range.reason}`}>
            <b>Left out: {formatPeriod(range)}</b>
            <span>{range.reason}</span>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

const nameOf = (taken: string) => (isDimension(taken) ? dimensionLabels[taken].many : 'daily totals');

const isDimension = (name: string): name is VisitDimension =>
  (visitDimensions as readonly string[]).includes(name);

const Styles = styled('div')`
  padding: 12px 20px 0;
  ul {
    max-height: 280px;
    margin-top: 8px;
    overflow: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  li {
    display: grid;
    gap: 1px;
    padding: 7px 12px;
    border-bottom: 1px solid var(--line);
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  li:last-of-type {
    border: 0;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;
