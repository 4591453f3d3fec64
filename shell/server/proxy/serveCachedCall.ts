import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '@site/api/before';
import type { KeptAnswers } from '@site/api/KeptAnswers';
import type { RequestLog } from '@site/api/requestLog';
import { whenWritten } from '@site/api/whenWritten';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countAnswer } from '../ops/metrics';

interface KeptCallsOptions {
  calls: KeptAnswers;
  places: ConcurrencyLimiter;
  visitorOf: (request: IncomingMessage) => string;
  tell: RequestLog<IncomingMessage, ServerResponse>['tell'];
}

/** Answers a call with what the API said to everybody a moment ago; limited, logged and counted as any other. */
export function serveCachedCall({ calls, places, visitorOf, tell }: KeptCallsOptions): Step {
  return (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    const leave = places.take(visitorOf(request));
    if (!leave || !calls.answer(request, response)) {
      leave?.();
      return next();
    }
    whenWritten(response, {
      over: () => {
        leave();
        tell(request, response);
      },
      sent: () => countAnswer(request, response),
    });
  };
}
