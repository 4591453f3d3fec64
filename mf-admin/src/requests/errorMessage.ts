import type { ApiError } from '@site/shell/kit/query';

/** Returns the message of a failed API call: the server's, or a default. */
export function errorMessage({ status, text }: ApiError): string {
  if (text) return text;
  return status
    ? 'Something went wrong. Try again.'
    : 'Couldn’t reach the site. Check your connection and try again.';
}
