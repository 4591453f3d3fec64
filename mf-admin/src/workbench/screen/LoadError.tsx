import { Button, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { errorMessage } from '../../requests/errorMessage';
import { RequestDetails } from '../../requests/RequestDetails';
import { signInAddress } from '../../session/useMember';

/** Shown when loading failed: the reason, the request ID under Details, and a way to retry or sign in. */
export function LoadError({ title, note, error, onRetry, isBusy }: LoadErrorProps) {
  const isSignedOut = error.status === 401;
  const isForbidden = error.status === 403;
  return (
    <Styles role="alert">
      <span className="no">{KINDS[error.status] ?? 'Loading failed'}</span>
      <h2>{isForbidden ? 'You don’t have access' : isSignedOut ? 'Your session has ended' : title}</h2>
      <p>
        {isForbidden
          ? 'Ask an admin to change your role.'
          : isSignedOut
            ? 'Sign in again to continue where you left off.'
            : (note ?? errorMessage(error))}
      </p>
      <RequestDetails error={error} />
      {isSignedOut ? (
        <Button tone="navy" size="small" onClick={() => location.assign(signInAddress())}>
          Sign in
        </Button>
      ) : (
        !isForbidden &&
        onRetry && (
          <Button tone="line" size="small" onClick={onRetry} disabled={isBusy}>
            <RotateCw aria-hidden />
            {isBusy ? 'Trying…' : 'Try again'}
          </Button>
        )
      )}
    </Styles>
  );
}

interface LoadErrorProps {
  title: string;
  /** A text to show instead of the server's message. */
  note?: string;
  error: ApiError;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** What kept it from loading, by the status of the response. */
const KINDS: Partial<Record<number, string>> = { 401: 'Signed out', 403: 'No access', 404: 'Not found' };

const Styles = styled('div')`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 22px 20px;
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  /* A panel has a border of its own. */
  section:has(> header) > &,
  section:has(> header) > [aria-busy] > & {
    border: 0;
  }
  section:has(> header) > [aria-busy] > & {
    padding: 0;
  }
  .no {
    margin-bottom: 14px;
    font-weight: 600;
    color: var(--error);
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  p {
    margin-top: 6px;
    max-width: 44ch;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  button {
    margin-top: 16px;
  }
`;
