import { styled } from '@site/shell/kit';
import { RemainingBar } from './RemainingBar';
import { useCountdown } from './useCountdown';

/** The remaining time and attempts of a step. */
export function AttemptsLeft({ until, attempts, max, onExpired }: AttemptsLeftProps) {
  const { left } = useCountdown(until, onExpired);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const text = attempts === max ? `${max} attempts` : `${attempts} of ${max} attempts left`;
  return (
    <Styles>
      <div className="time">
        <span className="m" role="timer">
          Expires in {clock}
        </span>
        <RemainingBar share={Math.min(1, left / MAX_SECONDS)} />
      </div>
      <div>
        <span className={attempts === max ? 'm' : 'm er'}>{text}</span>
        <span className="marks" aria-hidden="true">
          {Array.from({ length: max }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an attempt has no other id than its index
            <span key={index} className={index < max - attempts ? 'x' : undefined} />
          ))}
        </span>
      </div>
    </Styles>
  );
}

interface AttemptsLeftProps {
  until: number;
  attempts: number;
  max: number;
  onExpired: () => void;
}

/** The lifetime of a step in seconds. */
const MAX_SECONDS = 300;

const Styles = styled('div')`
  display: flex;
  gap: 24px;
  margin-top: 14px;
  color: var(--muted);
  .time {
    flex: 1;
  }
  .time > :last-child {
    margin-top: 6px;
  }
  .er {
    color: var(--error);
  }
  .marks {
    display: flex;
    gap: 7px;
    margin-top: 7px;
  }
  .marks span {
    position: relative;
    width: 9px;
    height: 11px;
    border: 1px solid var(--blue-2);
    border-radius: 1px;
  }
  .marks .x {
    border-color: var(--error);
  }
  .marks .x::after {
    content: "";
    position: absolute;
    left: -3px;
    right: -3px;
    top: 4px;
    height: 1.5px;
    background: var(--error);
    transform: rotate(-52deg);
  }
`;
