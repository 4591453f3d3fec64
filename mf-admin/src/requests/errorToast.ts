import type { Toast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from './errorMessage';

/** The notice of a call that failed: why, and below `Details` the request number to quote. */
export function errorToast(title: string, error: ApiError): Toast {
  const over = 'Your session has ended. Sign in again and retry.';
  const why = error.status === 401 ? over : errorMessage(error);
  const details = error.requestId ? `Request ${error.requestId}` : undefined;
  return { title, description: why, details, variant: 'destructive' };
}
