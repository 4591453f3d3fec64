import { type ScoreTest, scoreTestLimits } from '@site/api/leads/score/contract';
import { styled } from '@site/shell/kit';
import { DataTable } from '@site/shell/kit/workbench';
import { formatSigned } from '../../formatting/formatSigned';

type Group = ScoreTest['groups'][number];

/** How a rule would have moved the scores of won, lost and open leads. */
export function ScoreTestResult({ test: { groups, ranking, isPartial } }: { test: ScoreTest }) {
  if (groups.every(({ leads }) => !leads)) return <p>No leads in the last 90 days to test with.</p>;
  return (
    <Styles>
      <DataTable
        caption="Average scores with and without this rule"
        rows={groups}
        rowKey={({ stage }) => stage}
        columns={[
          { name: 'Leads', isRowHeader: true, render: ({ stage, leads }) => `${NAMES[stage]} (${leads})` },
          { name: 'Match', className: 'num', render: ({ matching }) => matching },
          { name: 'Before', className: 'num', render: ({ before }) => before },
          { name: 'After', className: 'num', render: ({ after }) => after },
          { name: 'Change', className: 'num', render: changeOf },
        ]}
      />
      <p>{ranking ? describeRanking(ranking) : 'The comparison needs both won and lost leads.'}</p>
      {isPartial && <p>Only the latest {scoreTestLimits.leads.toLocaleString('en-US')} leads were tested.</p>}
    </Styles>
  );
}

const NAMES: Record<Group['stage'], string> = { won: 'Won', lost: 'Lost', open: 'Open' };

const changeOf = ({ before, after }: Group) => formatSigned(Math.round((after - before) * 10) / 10);

/** Half of the pairs is what chance gives. */
function describeRanking({ before, after }: NonNullable<ScoreTest['ranking']>): string {
  const start = `A won lead has a higher score than a lost one in ${after}% of pairs`;
  if (after === before) return `${start}, as without this rule.`;
  return `${start}, ${after > before ? 'up' : 'down'} from ${before}% without this rule.`;
}

const Styles = styled('div')`
  display: grid;
  gap: 8px;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 5px 8px 5px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-weight: 500;
  }
  thead th {
    color: var(--muted);
    font-size: var(--a12);
  }
  .num {
    padding-right: 0;
    text-align: right;
  }
`;
