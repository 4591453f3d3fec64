import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '@site/api/before';
import type { KeptAnswers } from '@site/api/KeptAnswers';
import type { RequestLog } from '@site/api/requestLog';
import { whenWritten } from '@site/api/whenWritten';
import { countAnswer } from './metrics';
import type { Places } from './Places';

interface KeptCallsOptions {
  calls: KeptAnswers;
  places: Places;
  visitorOf: (request: IncomingMessage) => string;
  tell: RequestLog<IncomingMessage, ServerResponse>['tell'];
}

/** Answers a call with what the API said to everybody a moment ago; limited, logged and counted as any other. */
export function keptCalls({ calls, places, visitorOf, tell }: KeptCallsOptions): Step {
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
