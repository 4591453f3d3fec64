import { createHmac, createPublicKey, verify } from 'node:crypto';
import { isSameSecret } from '../../platform/client/clientAddress';

/** Services retry for up to a day. */
const MAX_AGE_SECONDS = 86_400;

interface SignedRequest {
  /** The raw body. */
  body: Buffer;
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
  mailgun: ({ body, key, now }) => {
    const { timestamp, token, signature } = readSignature(body);
    const hmac = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    return key !== '' && isRecent(timestamp, now) && isSameSecret(signature, hmac);
  },
  sendgrid: ({ body, header, key, now }) => {
    const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? '';
    const signature = header('x-twilio-email-event-webhook-signature') ?? '';
    if (!key || !isRecent(timestamp, now)) return false;
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify(
      'sha256',
      Buffer.concat([Buffer.from(timestamp), body]),
      publicKey,
      Buffer.from(signature, 'base64'),
    );
  },
};

const isRecent = (timestamp: string, now: number) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= MAX_AGE_SECONDS;

/** Mailgun signs a random token instead of the body and puts it inside. */
function readSignature(body: Buffer): Record<'timestamp' | 'token' | 'signature', string> {
  const { signature } = JSON.parse(body.toString() || '{}') as { signature?: Record<string, unknown> };
  const read = (name: string) => String(signature?.[name] ?? '').slice(0, 200);
  return { timestamp: read('timestamp'), token: read('token'), signature: read('signature') };
}
