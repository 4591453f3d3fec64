import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { blockedUntil } from '../rateLimit/blockedUntil';
import { RateLimitNotice } from '../rateLimit/RateLimitNotice';

/** Errors of a form opened by an email link: expired link, rate limit, or a message above the form. */
export function useLinkError(onExpired: (problem: ApiError) => void) {
  const [problem, setProblem] = useState<ApiError>();
  const [until, setUntil] = useState<number>();
  return {
    problem,
    clear: () => setProblem(undefined),
    handleError: (error: unknown) => {
      const failed = error as ApiError;
      if (failed.code === 'link_over') return onExpired(failed);
      if (failed.status === 429) return setUntil(blockedUntil(failed));
      setProblem(failed.fieldErrors ? undefined : failed);
    },
    /** Replaces the form while rate-limited. */
    rateLimitNotice: until !== undefined && (
      <RateLimitNotice
        title="Too many attempts"
        reason="There were too many attempts from this network."
        retry="Try again"
        until={until}
        onExpired={() => setUntil(undefined)}
      />
    ),
  };
}
