import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { useCountdown } from '../../authentication/rateLimit/useCountdown';
import { errorToast } from '../../requests/errorToast';
import { useLazyGetSessionQuery } from '../../session/sessionApi';
import type { SessionExpiry } from './useSessionExpiry';

/** Warns before the session expires, and extends it. */
export function SessionExpiryNotice({ expiry, onSignInAgain }: SessionExpiryNoticeProps) {
  const { until, isFinal } = expiry;
  const { left } = useCountdown(until, () => undefined);
  const [getSession, { isFetching }] = useLazyGetSessionQuery();
  const { user, start } = useSession();
  const { toast } = useToast();
  const handleStay = async () => {
    const { data, error } = await getSession();
    // If another member signed in meanwhile, this page must not continue with their session.
    if (data?.user.id === user?.id && data) start(data);
    else if (error) toast(errorToast('Couldn’t extend your session', error as ApiError));
    else onSignInAgain();
  };
  return (
    <Styles aria-label="Your session">
      <div role="alert">
        <b>Your session ends at {dateFormat.clock(new Date(until).toISOString())}</b>
        <p>
          {isFinal
            ? 'Sessions last up to 12 hours. Sign in again to continue. Anything you’ve typed is kept.'
            : 'You’ve been inactive for a while. Anything you’ve typed is kept.'}
        </p>
      </div>
      <div className="row">
        <span className="m mu" role="timer">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </span>
        {isFinal ? (
          <Button tone="navy" size="small" onClick={onSignInAgain}>
            Sign in again
          </Button>
        ) : (
          <Button tone="navy" size="small" onClick={handleStay} disabled={isFetching}>
            {isFetching ? 'Please wait…' : 'Stay signed in'}
          </Button>
        )}
      </div>
    </Styles>
  );
}

interface SessionExpiryNoticeProps {
  expiry: SessionExpiry;
  onSignInAgain: () => void;
}

const Styles = styled('section')`
  position: fixed;
  z-index: var(--layer-bar);
  right: 20px;
  bottom: 20px;
  display: grid;
  gap: 10px;
  width: min(420px, calc(100vw - 32px));
  padding: 14px 16px;
  border: 1px solid var(--line-2);
  border-left: 3px solid var(--ember);
  border-radius: var(--r-cell);
  background: var(--sheet);
  box-shadow: var(--sh-float);
  b {
    color: var(--ink);
    font-weight: 600;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  @media ${below.phone} {
    right: 16px;
    bottom: 80px;
  }
`;
