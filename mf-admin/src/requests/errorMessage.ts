import type { ApiError } from '@site/shell/kit/query';

/** What a member reads of a failed call: the server's own words, or that there were none. */
export function errorMessage({ status, text }: ApiError): string {
  if (text) return text;
  return status
    ? 'The site answered with an error and gave no reason.'
    : 'The site could not be reached. Check your connection, then try again.';
}
