import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useOnline } from '../parts/useOnline';
import { wordsOf } from '../parts/wordsOf';

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

function wordsFor(problem: ApiError): string {
  const { status, requestId } = problem;
  return wordsOf(problem) + (status >= 500 && requestId ? ` (${status}, request ${requestId})` : '');
}

const Look = styled('div')`
  p {
    align-items: baseline;
    margin-bottom: 14px;
    padding: 11px 12px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
    line-height: 1.45;
  }
  .no {
    display: flex;
    color: var(--error);
    border-color: currentColor;
    font-weight: 550;
  }
  .wt {
    display: flex;
  }
`;
