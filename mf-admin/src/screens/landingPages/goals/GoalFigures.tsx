import type { ContentDocument } from '@site/api/content/documents/contract';
import type { LandingDraft } from '@site/api/content/landingPages/contract';
import { goalOptions, type VariantFigures } from '@site/api/insights/variants/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { describeStanding } from '../../../formatting/describeStanding';
import { formatRate } from '../../../formatting/formatRate';
import { useGetVariantFiguresQuery } from './goalFiguresApi';

/** Conversions of the published page by variant, and whether the difference is significant. */
export function GoalFigures({ document }: { draft: LandingDraft; document: ContentDocument<LandingDraft> }) {
  const goal = goalOptions.find(({ value }) => value === document.published?.goal);
  if (!goal || document.path === null)
    return <p className="mu">Conversions are counted from publication, separately for each variant.</p>;
  return <Figures key={document.publishedAt} id={document.id} goal={goal.label} />;
}

function Figures({ id, goal }: { id: string; goal: string }) {
  const { data, isFetching, isError, refetch } = useGetVariantFiguresQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Styles aria-label="Conversions" aria-busy={isFetching}>
      {isError && <p role="alert">Couldn’t load the conversions.</p>}
      {data && <Counted {...data} goal={goal} />}
      <Button tone="line" size="small" disabled={isFetching} onClick={() => void refetch()}>
        Refresh
      </Button>
    </Styles>
  );
}

function Counted({ since, variants, goal }: VariantFigures & { goal: string }) {
  return (
    <>
      <table>
        <caption>
          {since ? `Daily visitors since ${dateFormat.inSentence(since)}` : 'No visitors yet'}
        </caption>
        <thead>
          <tr>
            {['Variant', 'Visitors', goal, 'Conversion rate'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((arm) => (
            <tr key={arm.variant}>
              <th scope="row">{arm.variant.toUpperCase()}</th>
              <td>{arm.visitors}</td>
              <td>{arm.reached}</td>
              <td>{formatRate(arm.reached, arm.visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {variants
        .filter(({ standing }) => standing !== 'first')
        .map((arm) => (
          <p key={arm.variant} className={arm.standing === 'unknown' ? 'mu' : 'result'}>
            {describeStanding(arm)}
          </p>
        ))}
    </>
  );
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 8px;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--a13);
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 6px;
    color: var(--muted);
    text-align: left;
  }
  th,
  td {
    padding: 5px 8px 5px 0;
    border-top: 1px solid var(--line);
    text-align: right;
    font-weight: 400;
  }
  thead th {
    color: var(--muted);
    vertical-align: bottom;
  }
  th:first-of-type {
    text-align: left;
  }
  tbody th {
    color: var(--ink);
    font-weight: 600;
  }
  .result {
    color: var(--ink);
    font-weight: 550;
  }
`;
