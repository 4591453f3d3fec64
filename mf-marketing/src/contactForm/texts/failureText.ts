import { contactCopy } from './contactCopy';

/**
 * The error message of a failed enquiry: the server's message, else the text for a failed connection, a rejected
 * request or an unknown error.
 */
export function failureText(error: unknown): string {
  const { refused, unknown } = contactCopy.failed;
  if (typeof error !== 'object' || error === null) return unknown;
  const { status, message, text } = error as { status?: unknown; message?: unknown; text?: string };
  if (status) return text || refused;
  return typeof message === 'string' && message ? message : unknown;
}
