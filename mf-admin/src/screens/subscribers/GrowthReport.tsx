import type { Growth } from '@site/api/audience/growth/contract';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import { calendarDate } from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { TimeChart } from '@site/shell/kit/charts';
import { type Column, DataTable } from '@site/shell/kit/workbench';
import { sourceLabel } from './subscriberLabels';

/** Growth as a chart with its table, and by source and topic. */
export function GrowthReport({ growth: { weeks, bySource, byTopic } }: { growth: Growth }) {
  const total = sumOf(weeks);
  const isEmpty = !total.gained && !total.lost;
  const words = isEmpty
    ? `No one subscribed or unsubscribed in these ${weeks.length} weeks.`
    : `${total.gained} gained and ${total.lost} lost in ${weeks.length} weeks, net ${formatNet(total)}.`;
  return (
    <Styles>
      <section aria-labelledby="growth-weeks">
        <div className="head">
          <h2 id="growth-weeks">By week</h2>
          <ul className="legend">
            <li className="gained">Gained</li>
            <li className="lost">Lost</li>
          </ul>
        </div>
        <p className="mu">{words}</p>
        <TimeChart
          summary={words}
          points={weeks.map(({ week }) => shortDay(week))}
          format={(value) => value.toLocaleString('en-US')}
          series={[
            { label: 'Lost', values: weeks.map(({ lost }) => lost), isBackground: true },
            { label: 'Gained', values: weeks.map(({ gained }) => gained) },
          ]}
        />
        <details>
          <summary>Show as a table</summary>
          <Table
            caption="Growth by week"
            name="Week of"
            rows={weeks.map(({ week, ...counts }) => ({ label: calendarDate(week), ...counts })).toReversed()}
          />
        </details>
      </section>
      <div className="pair">
        <section aria-labelledby="growth-sources">
          <h2 id="growth-sources">By source</h2>
          <Table
            caption="Growth by source"
            name="Source"
            rows={bySource.map(({ source, ...counts }) => ({ label: sourceLabel(source), ...counts }))}
          />
        </section>
        <section aria-labelledby="growth-topics">
          <h2 id="growth-topics">By topic</h2>
          <Table
            caption="Growth by topic"
            name="Topic"
            rows={byTopic.map(({ topic, ...counts }) => ({
              label: topicOptions.find(({ value }) => value === topic)?.label ?? topic,
              ...counts,
            }))}
          />
          <p className="mu">A subscriber with several topics counts in each of them.</p>
        </section>
      </div>
    </Styles>
  );
}

interface Counts {
  gained: number;
  lost: number;
}

export function sumOf(counts: readonly Counts[]): Counts {
  return {
    gained: counts.reduce((sum, { gained }) => sum + gained, 0),
    lost: counts.reduce((sum, { lost }) => sum + lost, 0),
  };
}

export function formatNet({ gained, lost }: Counts): string {
  const net = Math.abs(gained - lost).toLocaleString('en-US');
  if (gained === lost) return '0';
  return gained > lost ? `+${net}` : `−${net}`;
}

interface Row extends Counts {
  label: string;
}

function Table({ caption, name, rows }: { caption: string; name: string; rows: Row[] }) {
  const columns: Column<Row>[] = [
    { name, isRowHeader: true, render: ({ label }) => label },
    { name: 'Gained', className: 'num', render: ({ gained }) => gained.toLocaleString('en-US') },
    { name: 'Lost', className: 'num', render: ({ lost }) => lost.toLocaleString('en-US') },
    { name: 'Net', className: 'num', render: formatNet },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ label }) => label} />;
}

/** `Nov 23` of `2026-11-23`, the same everywhere. */
const shortDay = (day: string) => calendarDate(day).replace(/^(\w{3})\w* (\d+),.*$/, '$1 $2');

const Styles = styled('div')`
  display: grid;
  gap: 20px;
  padding: 20px;
  section {
    min-width: 0;
    padding: 14px 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  .mu {
    margin-top: 4px;
    font-size: var(--a13);
  }
  .legend {
    display: flex;
    gap: 16px;
    font-size: var(--a13);
  }
  .legend li::before {
    content: "";
    display: inline-block;
    width: 18px;
    margin-right: 7px;
    border-top: 2px solid var(--navy);
    vertical-align: middle;
  }
  .legend .lost::before {
    border-top: 2px dashed var(--blue-2);
  }
  summary {
    width: fit-content;
    padding: 6px 0;
    color: var(--navy);
    font-weight: 550;
    font-size: var(--a13);
    cursor: pointer;
  }
  td,
  th {
    height: 32px;
  }
  td:first-of-type,
  th:first-of-type {
    padding-left: 0;
  }
  td:last-of-type,
  thead th:last-of-type {
    padding-right: 0;
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media ${below.tablet} {
    .pair {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media ${below.phone} {
    padding: 16px;
    section {
      padding: 12px;
    }
  }
`;
