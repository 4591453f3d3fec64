import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useOnline } from './useOnline';

/** Why the door did not open, or would not: the same words for a wrong password and for an unknown address. */
export function SignInNotice({ problem }: { problem?: ApiError }) {
  const isOnline = useOnline();
  const words = !isOnline ? 'You are offline. Signing in needs a connection.' : problem && wordsFor(problem);
  return (
    <Look role="alert">
      {words && (
        <p className={isOnline ? 'no' : 'wt'}>
          <span>{words}</span>
        </p>
      )}
    </Look>
  );
}

function wordsFor({ status, message, requestId }: ApiError): string {
  if (status === 0) return 'The site could not be reached. Check your connection, then try again.';
  if (status >= 500) return `${message}${requestId ? ` (${status}, request ${requestId})` : ''}`;
  return message;
}

const Look = styled('div')`
  p { align-items: baseline; margin-bottom: 14px; padding: 11px 12px; border: 1px solid var(--line-2); border-radius: 3px; line-height: 1.45; }
  .no { display: flex; color: var(--error); border-color: currentColor; font-weight: 550; }
  .wt { display: flex; }
`;
