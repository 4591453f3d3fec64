import type { Anomaly, AnomalyReport } from '@site/api/insights/changes/contract';
import { styled } from '@site/shell/kit';
import { formatCount } from '../../../formatting/formatCount';
import { formatPoint } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { WITHOUT_IMPORTS } from '../history/describeImported';
import type { ReportUrl } from '../report/useReportUrl';
import { nameOfSegment } from './ChangePanel';

/** The days of the period that were far from expectation, each with what explains it. */
export function AnomalyList({ report, noun, url, hasImports }: AnomalyListProps) {
  const { items } = report;
  if (!items.length) return null;
  return (
    <Styles open={items.length <= MOST_OPEN ? true : undefined}>
      <summary>Unusual days ({items.length})</summary>
      <ul>
        {items.map((anomaly) => (
          <li key={anomaly.day}>
            <button
              type="button"
              className="lk"
              onClick={() => url.choosePeriod('custom', { from: anomaly.day, to: anomaly.day })}
            >
              {formatPoint(anomaly.day, 'day')}
            </button>{' '}
            {describe(anomaly, noun)}
            {anomaly.segments.map((segment, at) => (
              <span key={`${segment.dimension} ${segment.key}`}>
                {at ? ', ' : ' Stands out: '}
                <button
                  type="button"
                  className="lk"
                  onClick={() => url.filterBy(segment.dimension, segment.key)}
                >
                  {nameOfSegment(segment)}
                </button>{' '}
                ({formatCount(segment.now)}, usually {formatCount(Math.round(segment.before))})
              </span>
            ))}
            {anomaly.segments.length > 0 && '.'}
          </li>
        ))}
      </ul>
      <p>
        A day is unusual if it’s far from what’s typical for its weekday: more than 3.5 standard deviations
        from the median of the previous eight weeks. Holidays aren’t taken into account.
        {hasImports && ` ${WITHOUT_IMPORTS}`}
      </p>
    </Styles>
  );
}

interface AnomalyListProps {
  report: AnomalyReport;
  /** What is counted. */
  noun: { one: string; many: string };
  url: ReportUrl;
  hasImports: boolean;
}

/** Longer lists are closed at first. */
const MOST_OPEN = 3;

const describe = ({ value, low, high }: Anomaly, noun: AnomalyListProps['noun']) =>
  `${formatQuantity(noun, value)}, expected ${formatCount(Math.round(low))} to ${formatCount(Math.round(high))}.`;

const Styles = styled('details')`
  margin-top: 6px;
  font-size: var(--a13);
  summary {
    width: fit-content;
    padding: 6px 0;
    color: var(--navy);
    font-weight: 550;
    cursor: pointer;
  }
  li {
    padding: 4px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  p {
    padding: 6px 0;
    color: var(--muted);
  }
`;
