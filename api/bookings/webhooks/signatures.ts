import { createHmac } from 'node:crypto';
import { isSame } from '../../platform/client/clientAddress';

const newest = 3 * 60;

export type HookProvider = 'cal' | 'calendly';

interface Signed {
  /** The body to the letter. */
  body: Buffer;
  header: (name: string) => string | undefined;
  secret: string;
  /** Seconds since 1970. */
  now: number;
}

/** Whether a call bears the signature of the service it says it comes from. Without a secret none does. */
export const isSignedBy: Record<HookProvider, (signed: Signed) => boolean> = {
  cal: ({ body, header, secret }) =>
    secret !== '' && isSame(header('x-cal-signature-256') ?? '', hexOf(secret, body)),
  calendly: ({ body, header, secret, now }) => {
    const [, moment = '', told = ''] =
      /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header('calendly-webhook-signature') ?? '') ?? [];
    // What was overheard cannot be said again later.
    const isNew = Math.abs(now - Number(moment)) <= newest;
    return secret !== '' && isNew && isSame(told, hexOf(secret, Buffer.from(`${moment}.`), body));
  },
};

function hexOf(secret: string, ...parts: Buffer[]): string {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest('hex');
}
