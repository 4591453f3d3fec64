import type { Summary } from '@site/api/insights/reports/contract';
import type { VisitDimension } from '@site/api/insights/visits/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { formatPeriod } from '../../formatting/formatPeriod';
import { FilterDialog } from './FilterDialog';
import { describeFilter } from './report/describeFilter';
import { type Comparison, comparisons } from './report/reportPeriod';
import { shownDays } from './report/shownDays';
import type { ReportUrl } from './report/useReportUrl';

/** What the screen shows, as a sentence: period, comparison and filters. */
export function ReportSentence({ url, summary, children }: ReportSentenceProps) {
  const { period, comparison, filters } = url;
  const shown = comparisons.find(({ value }) => value === comparison)?.label ?? '';
  const coverage = summary?.coverage;
  const [edited, setEdited] = useState<VisitDimension | 'new'>();
  return (
    <Styles>
      <b>{formatPeriod(shownDays(url, summary))}</b>
      {period !== 'all' && (
        <>
          <span>compared with</span>
          <Menu
            variant="word"
            label={`Compare with: ${shown}`}
            value={comparison}
            items={comparisons}
            onChoose={(value) => url.compareWith(value as Comparison)}
          >
            {shown}
          </Menu>
        </>
      )}
      {filters.map(({ dimension, rule }) => {
        const { isExcluded } = rule;
        const { name, value } = describeFilter(dimension, rule);
        return (
          <span className="filter" key={dimension}>
            <span>{name}</span>
            <Menu
              variant="word"
              label={`Filter: ${name} ${value}`}
              items={[
                { value: 'edit', label: 'Edit filter' },
                { value: 'invert', label: isExcluded ? 'Include only these visits' : 'Exclude these visits' },
                { value: 'remove', label: 'Remove filter' },
              ]}
              onChoose={(action) => {
                if (action === 'edit') setEdited(dimension);
                else if (action === 'remove') url.filterBy(dimension, undefined);
                else url.setFilter(dimension, { ...rule, isExcluded: !isExcluded });
              }}
            >
              {value}
            </Menu>
            <button
              type="button"
              aria-label={`Remove filter: ${name} ${value}`}
              onClick={() => url.filterBy(dimension, undefined)}
            >
              <X aria-hidden />
            </button>
          </span>
        );
      })}
      <button type="button" className="lk" onClick={() => setEdited('new')}>
        Add filter
      </button>
      {filters.length > 1 && (
        <button type="button" className="lk" onClick={url.clearFilters}>
          Clear filters
        </button>
      )}
      <div className="actions">{children}</div>
      {edited && (
        <FilterDialog
          url={url}
          dimension={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {coverage?.limitedTo && (
        <p role="status">
          These filters can be combined only for the last 30 days. Data begins on{' '}
          {dateFormat.calendarDate(coverage.limitedTo)}.
        </p>
      )}
    </Styles>
  );
}

interface ReportSentenceProps {
  url: ReportUrl;
  summary?: Summary;
  /** Actions after the sentence. */
  children?: ReactNode;
}

const Styles = styled('div')`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding: 11px 20px 12px;
  border-bottom: 1px solid var(--line-2);
  background: var(--sheet);
  font-size: 1rem;
  line-height: 1.85;
  b {
    color: var(--ink);
    font-weight: 600;
  }
  .filter {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    padding: 0 4px 0 10px;
    border: 1px solid var(--line-2);
    border-radius: 4px;
  }
  .filter > button:first-of-type {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .filter > button:last-of-type {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  .filter > button:last-of-type:hover {
    background: var(--hover);
    color: var(--ink);
  }
  svg {
    width: 15px;
    height: 15px;
  }
  p {
    flex: 1 1 100%;
    font-size: var(--a14);
    color: var(--ember-t);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
  .lk {
    font: 550 var(--a14) / 1.85 var(--sans);
    background-color: transparent;
  }
  @media ${below.phone} {
    padding: 10px 16px 12px;
    .actions {
      margin-left: 0;
    }
    .filter > button:last-of-type {
      width: 44px;
      height: 44px;
    }
  }
`;
