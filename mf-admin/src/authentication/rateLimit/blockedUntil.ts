import type { ApiError } from '@site/shell/kit/query';

/** When a rate limit ends, in milliseconds since 1970. */
export const blockedUntil = ({ retryAfter = 60 }: Pick<ApiError, 'retryAfter'>) =>
  Date.now() + retryAfter * 1000;
