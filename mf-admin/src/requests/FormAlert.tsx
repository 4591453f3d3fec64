import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from './errorMessage';
import { RequestDetails } from './RequestDetails';
import { useOnline } from './useOnline';

/** Shows why a form failed, or that the browser is offline. A wrong password and an unknown email show the same message. */
export function FormAlert({ problem, message }: FormAlertProps) {
  const isOnline = useOnline();
  const words = !isOnline
    ? 'You’re offline. Reconnect to continue.'
    : problem
      ? errorMessage(problem)
      : message;
  return (
    <Styles role="alert">
      {words && (
        <p className={isOnline && problem ? 'no' : 'wt'}>
          <span>{words}</span>
        </p>
      )}
      {isOnline && problem && problem.status >= 500 && problem.requestId && (
        <RequestDetails error={problem} />
      )}
    </Styles>
  );
}

interface FormAlertProps {
  problem?: Pick<ApiError, 'status' | 'text' | 'requestId' | 'message'>;
  /** Shown when there is no problem. */
  message?: string;
}

const Styles = styled('div')`
  p {
    display: flex;
    align-items: baseline;
    margin-bottom: 14px;
    padding: 11px 12px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
    line-height: 1.45;
  }
  .no {
    color: var(--error);
    border-color: currentColor;
    font-weight: 550;
  }
`;
