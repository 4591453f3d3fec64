import { Button } from '@site/shell/kit';
import { StateBadge } from '../../../checkStates/StateBadge';
import { formatInteger } from '../../../formatting/formatInteger';

/** Result of the breach check. */
export function BreachOutcome({
  outcome,
  onRetry,
}: {
  outcome: Exclude<Outcome, 'asking'>;
  onRetry: () => void;
}) {
  const { state, title, text } = describeOutcome(outcome);
  return (
    <div>
      <StateBadge state={state}>{title}</StateBadge>
      <p>{text}</p>
      {outcome === 'unavailable' && (
        <Button tone="line" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export type Outcome = number | 'asking' | 'empty' | 'unavailable';

function describeOutcome(outcome: Exclude<Outcome, 'asking'>) {
  if (outcome === 'empty')
    return { state: 'unknown', title: 'Not checked', text: 'Type a password above first.' } as const;
  if (outcome === 'unavailable')
    return {
      state: 'warn',
      title: 'Check unavailable',
      text: 'The leak database didn’t answer. Your score above is still correct.',
    } as const;
  if (outcome === 0)
    return {
      state: 'pass',
      title: 'Not leaked so far',
      text: 'It isn’t in a known leak today. Still use it for one account only.',
    } as const;
  const times = outcome === 1 ? 'once' : `${formatInteger(outcome)} times`;
  return {
    state: 'fail',
    title: 'Found',
    text: `This password is in known leaks, ${times}. Attackers try leaked passwords first. Change it everywhere you use it, starting with your email.`,
  } as const;
}
