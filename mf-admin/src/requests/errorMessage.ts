import type { ApiError } from '@site/shell/kit/query';

/** What a member reads of a failed call: the server's own words, or that there were none. */
export function errorMessage({ status, text }: ApiError): string {
  if (text) return text;
  return status
    ? 'Something went wrong. Try again.'
    : 'Couldn’t reach the site. Check your connection and try again.';
}
