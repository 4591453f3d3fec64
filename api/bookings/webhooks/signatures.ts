import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/client/clientAddress';

const maxAgeSeconds = 3 * 60;

export type WebhookProvider = 'cal' | 'calendly';

interface SignedRequest {
  /** The raw body. */
  body: Buffer;
  header: (name: string) => string | undefined;
  secret: string;
  /** Seconds since 1970. */
  now: number;
}

/** Whether a request is signed by the service. Without a configured secret, none is. */
export const isSignedBy: Record<WebhookProvider, (signed: SignedRequest) => boolean> = {
  cal: ({ body, header, secret }) =>
    secret !== '' && isSameSecret(header('x-cal-signature-256') ?? '', hmacHex(secret, body)),
  calendly: ({ body, header, secret, now }) => {
    const [, timestamp = '', signature = ''] =
      /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header('calendly-webhook-signature') ?? '') ?? [];
    // Rejects replayed requests.
    const isNew = Math.abs(now - Number(timestamp)) <= maxAgeSeconds;
    return (
      secret !== '' && isNew && isSameSecret(signature, hmacHex(secret, Buffer.from(`${timestamp}.`), body))
    );
  },
};

function hmacHex(secret: string, ...parts: Buffer[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
}
