import { contactCopy } from './contactCopy';

/**
 * What the notice says when an enquiry could not be sent: the server's own message where it gave one, the network's
 * where no answer came, else the sentence for a refusal or for anything unknown.
 */
export function failureText(error: unknown): string {
  const { refused, unknown } = contactCopy.failed;
  if (typeof error !== 'object' || error === null) return unknown;
  const { status, message, text } = error as { status?: unknown; message?: unknown; text?: string };
  if (status) return text || refused;
  return typeof message === 'string' && message ? message : unknown;
}
