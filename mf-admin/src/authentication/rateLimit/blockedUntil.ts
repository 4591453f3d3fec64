import type { ApiError } from '@site/shell/kit/query';

/** Until when a refusal for too many tries asks one to wait, in milliseconds since 1970. */
export const blockedUntil = ({ retryAfter = 60 }: Pick<ApiError, 'retryAfter'>) =>
  Date.now() + retryAfter * 1000;
