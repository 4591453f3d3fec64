import type { Toast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { wordsOf } from './wordsOf';

/** The notice of a deed that failed: why, and the number to quote. */
export function problemToast(title: string, error: ApiError): Toast {
  const over = 'Your session has ended. Sign in again, then try once more.';
  const why = error.status === 401 ? over : wordsOf(error);
  const description = error.requestId ? `${why} (request ${error.requestId})` : why;
  return { title, description, variant: 'destructive' };
}
