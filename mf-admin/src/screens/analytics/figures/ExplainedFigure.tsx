import type { Summary } from '@site/api/insights/reports/contract';
import { channelVersion } from '@site/api/insights/visits/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { useId } from 'react';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { describeImported, productNames } from '../history/describeImported';
import { describeFilter } from '../report/describeFilter';
import { type Figure, formatFigure, knownFigures, labelOf } from '../report/figures';
import { shownDays } from '../report/shownDays';
import type { ReportUrl } from '../report/useReportUrl';

/** Explains a figure: what it means, which filters apply, how it was counted and what is left out. */
export function ExplainedFigure({ figure, summary, url, isOneDay }: ExplainedFigureProps) {
  const id = useId();
  const parts = summary && figure.parts?.(knownFigures(figure, summary.current, summary.imported));
  const importNote = describeImported(summary?.imported ?? null, figure.counts);
  const { filters } = url;
  return (
    <Styles aria-labelledby={id}>
      <h2 id={id}>Explain this number</h2>
      <p className="value">
        <span>{labelOf(figure, isOneDay)}</span>
        <b className="tn">{summary ? formatFigure(figure, summary.current, summary.imported) : '…'}</b>
      </p>
      {parts && (
        <p className="parts">
          <span>{parts.above}</span>
          <span>{parts.below}</span>
        </p>
      )}
      <dl>
        <dt>What it means</dt>
        <dd>{figure.definition}</dd>
        {figure.name === 'visitors' && !isOneDay && (
          <>
            <dd>Over several days this is the sum of the visitors of each day, not a number of people.</dd>
            <dd>
              Unique visitors can be counted only among those who allowed analytics: their browser is
              recognized for 13 months. Each counts once in the period, without imported days. Large numbers
              of longer periods are estimated from a sample of hashes.
            </dd>
          </>
        )}
        <dt>Period and filters</dt>
        <dd>
          {formatPeriod(url.period === 'all' ? shownDays(url, summary) : (summary?.coverage ?? url.days))},
          days from midnight to midnight in Central Time.
        </dd>
        <dd>
          {filters.length
            ? `Visits where ${filters
                .map(({ dimension, rule }) => Object.values(describeFilter(dimension, rule)).join(' '))
                .join(' and ')}.`
            : 'All visits.'}
        </dd>
        <dt>How it was counted</dt>
        <dd>
          {summary?.coverage.counted === 'visits'
            ? 'From individual visits, which are stored for 30 days.'
            : 'From daily and monthly totals, updated every minute and stored for 25 months. For each dimension, the 200 most frequent values of a day are stored.'}
        </dd>
        <dd>Channels follow Google Analytics’ rules, version {channelVersion}.</dd>
        <dt>What is excluded</dt>
        <dd>
          Bots, what exceeds the limits that are named with them, signed-in members, networks set in the
          settings, the workbench, visitors who declined analytics, and browsers that block scripts.
        </dd>
        {importNote && (
          <dd>
            {importNote} {productNames.plausible} and {productNames.google} count by their own rules, so a
            jump between imported and own days doesn’t have to be a change in visitors.
          </dd>
        )}
        {summary?.coverage.since && (
          <dd>Counting began on {dateFormat.calendarDate(summary.coverage.since)}.</dd>
        )}
      </dl>
    </Styles>
  );
}

interface ExplainedFigureProps {
  figure: Figure;
  summary: Summary | undefined;
  url: ReportUrl;
  isOneDay: boolean;
}

const Styles = styled('aside')`
  padding: 12px 16px 16px;
  background: var(--paper);
  font-size: var(--a13);
  h2 {
    font-size: var(--a13);
    font-weight: 600;
    letter-spacing: 0;
    color: var(--ember-t);
  }
  .value {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-top: 8px;
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line-2);
    font-weight: 500;
  }
  .value b {
    font-size: 1.625rem;
    line-height: 1;
    letter-spacing: -0.045em;
    font-weight: 500;
    color: var(--ink);
  }
  .parts {
    display: inline-grid;
    margin-top: 12px;
    color: var(--ink);
    font-weight: 550;
  }
  .parts span:first-of-type {
    padding-bottom: 3px;
    border-bottom: 1.5px solid var(--ink);
  }
  .parts span:last-of-type {
    padding-top: 3px;
  }
  dt {
    margin-top: 12px;
    font-weight: 600;
    color: var(--ink);
  }
  dd {
    margin-top: 2px;
  }
`;
