import { scoreBandOptions } from '@site/api/leads/enquiries/contract';
import { styled } from '@site/shell/kit';

/** A score with its band. */
export function ScoreBadge({ score }: { score: number }) {
  const band = scoreBandOptions.find(({ from }) => score >= from);
  return (
    <Styles className={`is-${band?.value}`}>
      <b>{score}</b> {band?.label}
    </Styles>
  );
}

const Styles = styled('span')`
  color: var(--muted);
  font-size: var(--a13);
  font-weight: 400;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  b {
    color: var(--ink);
    font-weight: 550;
  }
  &.is-hot {
    color: var(--ember-t);
  }
`;
