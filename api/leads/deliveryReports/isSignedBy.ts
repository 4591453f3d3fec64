import { createHmac, createPublicKey, verify } from 'node:crypto';
import { isSameSecret } from '../../platform/client/clientAddress';

/** Services retry for up to a day. */
export const MAX_AGE_SECONDS = 86_400;

interface SignedRequest {
  /** The raw body. */
  body: Buffer;
  parsed: unknown;
  header: (name: string) => string | undefined;
  /** The secret that is shared with the service, or its public key. */
  key: string;
  /** Seconds since 1970. */
  now: number;
}

/** Whether a request is signed by the service. Without a configured key, none is. */
export const isSignedBy: Record<'postmark' | 'mailgun' | 'sendgrid', (signed: SignedRequest) => boolean> = {
  // Postmark does not sign: its address has a user name and a password.
  postmark: ({ header, key }) => {
    const [, credentials = ''] = /^Basic ([A-Za-z\d+/=]{1,2000})$/.exec(header('authorization') ?? '') ?? [];
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    return key !== '' && isSameSecret(password, key);
  },
  mailgun: ({ parsed, key, now }) => {
    const { timestamp, token, signature } = readSignature(parsed);
    const hmac = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    return key !== '' && isRecent(toSeconds(timestamp), now) && isSameSecret(signature, hmac);
  },
  sendgrid: ({ body, header, key, now }) => {
    const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? '';
    const signature = header('x-twilio-email-event-webhook-signature') ?? '';
    if (!key || !isRecent(toSeconds(timestamp), now)) return false;
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify(
      'sha256',
      Buffer.concat([Buffer.from(timestamp), body]),
      publicKey,
      Buffer.from(signature, 'base64'),
    );
  },
};

/** Whether a call was signed within a day, both in seconds since 1970. Rejects replayed calls. */
export const isRecent = (signed: number, now: number) => Math.abs(now - signed) <= MAX_AGE_SECONDS;

const toSeconds = (timestamp: string) => (/^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN);

/** Mailgun signs a random token instead of the body and puts it inside. */
export function readSignature(parsed: unknown): Record<'timestamp' | 'token' | 'signature', string> {
  const { signature } = (parsed ?? {}) as { signature?: Record<string, unknown> };
  const read = (name: string) => String(signature?.[name] ?? '').slice(0, 200);
  return { timestamp: read('timestamp'), token: read('token'), signature: read('signature') };
}
