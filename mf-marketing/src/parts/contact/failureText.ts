import { contactCopy } from '../contactCopy';

/**
 * What the notice says when an enquiry could not be sent: the server's own message where it gave one, the network's
 * where no answer came, else the sentence for a refusal or for anything unknown.
 */
export function failureText(error: unknown): string {
  const { refused, unknown } = contactCopy.failed;
  if (typeof error !== 'object' || error === null) return unknown;
  const { status, message } = error as { status?: unknown; message?: unknown };
  const isText = typeof message === 'string' && message !== '';
  if (typeof status !== 'number') return isText ? message : unknown;
  if (status === 0) return isText ? message : unknown;
  // Without a message of the server's the kit writes `STATUS: body`, which is not for visitors.
  return isText && !message.startsWith(`${status}: `) ? message : refused;
}
