import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '@site/api/before';
import type { KeptAnswers } from '@site/api/KeptAnswers';
import type { RequestLog } from '@site/api/requestLog';
import { whenWritten } from '@site/api/whenWritten';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countAnswer } from '../ops/metrics';

interface CachedCallsOptions {
  calls: KeptAnswers;
  openRequests: ConcurrencyLimiter;
  clientAddressOf: (request: IncomingMessage) => string;
  /** Writes the log line of a request. */
  log: RequestLog<IncomingMessage, ServerResponse>['tell'];
}

/** Answers a call with the API's public response of up to two seconds ago. It is limited, logged and counted as any other. */
export function serveCachedCall({ calls, openRequests, clientAddressOf, log }: CachedCallsOptions): Step {
  return (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    const release = openRequests.take(clientAddressOf(request));
    if (!release || !calls.answer(request, response)) {
      release?.();
      return next();
    }
    whenWritten(response, {
      over: () => {
        release();
        log(request, response);
      },
      sent: () => countAnswer(request, response),
    });
  };
}
