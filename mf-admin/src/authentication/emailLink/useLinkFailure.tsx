import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { blockedUntil } from '../rateLimit/blockedUntil';
import { RateLimitNotice } from '../rateLimit/RateLimitNotice';

/** How a form that a mail's link has opened fails: the link is over, this network has to rest, or it is said above the form. */
export function useLinkFailure(onOver: (problem: ApiError) => void) {
  const [problem, setProblem] = useState<ApiError>();
  const [until, setUntil] = useState<number>();
  return {
    problem,
    forget: () => setProblem(undefined),
    fail: (error: unknown) => {
      const failed = error as ApiError;
      if (failed.code === 'link_over') return onOver(failed);
      if (failed.status === 429) return setUntil(blockedUntil(failed));
      setProblem(failed.fieldErrors ? undefined : failed);
    },
    /** To be shown in the form's place while there is one. */
    resting: until !== undefined && (
      <RateLimitNotice
        title="Too many attempts"
        why="There were too many attempts from this network."
        opens="Try again"
        until={until}
        onOver={() => setUntil(undefined)}
      />
    ),
  };
}
