import type { OpenSession } from '@site/api/identity/account/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';

/** A session of the member, with how much of its twelve hours has passed. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { agent, network, createdAt, lastSeenAt, endsAt, isCurrent } = session;
  return (
    <Styles>
      <div>
        <b>{agent}</b>
        <span className="m mu">{network}</span>
      </div>
      <div className="times">
        <span className="axis" aria-hidden="true" style={{ '--used': share(session) } as CSSProperties} />
        <span className="mu">
          {isCurrent ? 'Active now' : `Last active ${dateFormat.inSentence(lastSeenAt)}`} · signed in{' '}
          {dateFormat.inSentence(createdAt)} · expires {dateFormat.inSentence(endsAt)}
        </span>
      </div>
      {isCurrent ? (
        <span className="m here">This device</span>
      ) : (
        <Button
          tone="line"
          size="small"
          aria-label={`Sign out ${agent}, ${network}`}
          disabled={isBusy}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Styles>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isBusy: boolean;
  onEnd: () => void;
}

function share({ createdAt, lastSeenAt, endsAt }: OpenSession): number {
  const begin = Date.parse(createdAt);
  return Math.min(1, Math.max(0.02, (Date.parse(lastSeenAt) - begin) / (Date.parse(endsAt) - begin)));
}

const Styles = styled('li')`
  display: grid;
  grid-template-columns: minmax(170px, 1fr) 2fr auto;
  align-items: center;
  gap: 8px 20px;
  padding: 10px 16px;
  & + & {
    border-top: 1px solid var(--line);
  }
  > div {
    display: grid;
    gap: 3px;
    min-width: 0;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  .times {
    font-size: var(--a13);
  }
  .axis {
    position: relative;
    height: 7px;
    border-right: 1px solid var(--blue-2);
    background:
      repeating-linear-gradient(90deg, var(--blue-2) 0 3px, transparent 3px 6px) 0 50% / 100% 1px no-repeat;
  }
  .axis::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(var(--used) * 100%);
    background: var(--navy);
  }
  .here {
    color: var(--ember-t);
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    .times {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
