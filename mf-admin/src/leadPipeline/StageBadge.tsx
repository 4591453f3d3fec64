import { type LeadStatus, leadStatusOptions } from '@site/api/leads/enquiries/contract';
import { styled } from '@site/shell/kit';

/** Shows the stage of a lead as a four-step scale with a label. */
export function StageBadge({ status }: { status: LeadStatus }) {
  const step = STEPS[status] ?? 0;
  return (
    <Styles
      className={`${step ? '' : 'is-out'}${status === 'new' || status === 'quarantined' ? ' is-hot' : ''}`}
    >
      <i aria-hidden="true">
        {[1, 2, 3, 4].map((box) => (
          <b key={box} className={box <= step ? 'on' : undefined} />
        ))}
      </i>
      {stageName(status)}
    </Styles>
  );
}

export function stageName(status: LeadStatus): string {
  return leadStatusOptions.find(({ value }) => value === status)?.label ?? status;
}

const STEPS: Partial<Record<LeadStatus, number>> = { new: 1, contacted: 2, qualified: 3, won: 4 };

const Styles = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--ink);
  white-space: nowrap;
  i {
    display: flex;
    gap: 2px;
  }
  i b {
    width: 9px;
    height: 6px;
    border: 1px solid var(--blue-2);
    border-radius: 1px;
  }
  i .on {
    background: var(--blue);
    border-color: var(--blue);
  }
  &.is-hot i .on {
    background: var(--ember);
    border-color: var(--ember);
  }
  &.is-out {
    color: var(--muted);
  }
  &.is-out i b {
    border-style: dashed;
    opacity: 0.7;
  }
  &.is-out.is-hot {
    color: var(--ember-t);
  }
  &.is-out.is-hot i b {
    border-color: var(--ember);
    opacity: 1;
  }
`;
