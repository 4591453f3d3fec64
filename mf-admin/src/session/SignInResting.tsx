import { styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** Shown while sign-in rests after too many tries: until when, and how much of it is left. */
export function SignInResting({ until, onOver }: { until: number; onOver: () => void }) {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);

  const progress = Math.min(1, (now - start) / Math.max(1, until - start));
  return (
    <Look>
      <div role="alert">
        <h1 tabIndex={-1}>Sign-in is resting</h1>
        <p className="intro">
          Too many tries with this address or from this network. Sign-in opens again at <b>{clock(until)}</b>.
        </p>
      </div>
      <span className="ruler" style={{ '--v': progress } as object} aria-hidden="true" />
      <p className="m mu" role="timer">
        {Math.floor(left / 60)} min {String(left % 60).padStart(2, '0')} s to go
      </p>
      <p className="ways">
        <Link className="lk" to={paths.passwordReset}>
          Forgot your password?
        </Link>
      </p>
    </Look>
  );
}

/** In the reader's own time, since they wait by it. */
function clock(moment: number): string {
  return new Date(moment)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\u202f/g, ' ');
}

const Look = styled('div')`
  .ruler {
    display: block;
    position: relative;
    height: 12px;
    margin-top: 14px;
    border-bottom: 1px solid var(--blue-2);
    background:
      repeating-linear-gradient(90deg, var(--blue-2) 0 1px, transparent 1px calc((100% - 1px) / 10)) 0 100% /
      100% 6px no-repeat;
  }
  .ruler::after {
    content: "";
    position: absolute;
    left: calc(var(--v) * 100% - 4px);
    bottom: -4px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--ember);
  }
  .m {
    margin-top: 8px;
  }
  .ways {
    margin-top: 18px;
  }
  .ways a {
    padding-block: 8px 2px;
  }
`;
