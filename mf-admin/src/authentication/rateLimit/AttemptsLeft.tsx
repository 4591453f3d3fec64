import { styled } from '@site/shell/kit';
import { RemainingBar } from './RemainingBar';
import { useCountdown } from './useCountdown';

/** How long a step stays open, and how many tries are left in it. */
export function AttemptsLeft({ until, tries, of, onOver }: AttemptsLeftProps) {
  const { left } = useCountdown(until, onOver);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const words = tries === of ? `${of} attempts` : `${tries} of ${of} attempts left`;
  return (
    <Styles>
      <div className="time">
        <span className="m" role="timer">
          Expires in {clock}
        </span>
        <RemainingBar at={Math.min(1, left / LONGEST)} />
      </div>
      <div>
        <span className={tries === of ? 'm' : 'm er'}>{words}</span>
        <span className="marks" aria-hidden="true">
          {Array.from({ length: of }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a try has no other name than its place
            <span key={place} className={place < of - tries ? 'x' : undefined} />
          ))}
        </span>
      </div>
    </Styles>
  );
}

interface AttemptsLeftProps {
  until: number;
  tries: number;
  of: number;
  onOver: () => void;
}

/** Seconds that a step stays open. */
const LONGEST = 300;

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
