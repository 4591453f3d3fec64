import type { Toast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from './errorMessage';

/** Creates the toast of a failed API call, with the request ID under `Details`. */
export function errorToast(title: string, error: ApiError): Toast {
  const over = 'Your session has ended. Sign in again and retry.';
  const why = error.status === 401 ? over : errorMessage(error);
  const details = error.requestId ? `Request ${error.requestId}` : undefined;
  return { title, description: why, details, variant: 'destructive' };
}
