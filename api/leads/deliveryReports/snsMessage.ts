import { verify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { unavailable } from '../../platform/errors/HttpError';
import { readText } from '../../platform/providers/readText';

/** A message of Amazon SNS, which carries the reports of Amazon SES. */
export interface SnsMessage {
  Type: string;
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  Subject?: string;
  Token?: string;
  SubscribeURL?: string;
  SignatureVersion: string;
  Signature: string;
  SigningCertURL: string;
}

const CONFIRMATION = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const;
const SIGNED_FIELDS: Record<string, readonly (keyof SnsMessage)[]> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: CONFIRMATION,
  UnsubscribeConfirmation: CONFIRMATION,
};
const DIGESTS: Record<string, string> = { 1: 'sha1', 2: 'sha256' };
const TIMEOUT_MS = 5_000;
const MOST_BYTES = 20_000;

const certificates = new LRUCache<string, string>({ max: 10, ttl: 86_400_000 });

/** The message of a body; undefined unless Amazon signed it for this topic. `standIn` is an origin, or empty. */
export async function readSnsMessage(
  body: Buffer,
  topicArn: string,
  standIn: string,
): Promise<SnsMessage | undefined> {
  const message = JSON.parse(body.toString() || '{}') as SnsMessage;
  const fields = Object.hasOwn(SIGNED_FIELDS, String(message.Type)) ? SIGNED_FIELDS[message.Type] : undefined;
  const digest = DIGESTS[message.SignatureVersion];
  // Anybody can have Amazon sign messages of a topic of their own.
  if (!topicArn || message.TopicArn !== topicArn || !fields || !digest) return undefined;
  const signed = fields
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');
  const url = toAmazonUrl(message.SigningCertURL, /\.pem$/, standIn);
  if (!url) return undefined;
  const { publicKey } = new X509Certificate(await fetchCertificate(url));
  const isSigned = verify(
    digest,
    Buffer.from(signed),
    publicKey,
    Buffer.from(String(message.Signature), 'base64'),
  );
  return isSigned ? message : undefined;
}

/** Confirms the subscription that a message announces. */
export async function confirmSubscription({ SubscribeURL = '' }: SnsMessage, standIn: string): Promise<void> {
  const url = toAmazonUrl(SubscribeURL, /^\/$/, standIn);
  if (url) await fetchText(url);
}

async function fetchCertificate(url: URL): Promise<string> {
  const known = certificates.get(url.href);
  if (known) return known;
  const text = await fetchText(url);
  certificates.set(url.href, text);
  return text;
}

/** Only servers of Amazon SNS: otherwise the sender would choose whose certificate counts and what is requested. */
function toAmazonUrl(address: string, path: RegExp, standIn: string): URL | undefined {
  const url = parseUrl(String(address));
  if (!url || !path.test(url.pathname)) return undefined;
  if (standIn) return url.origin === standIn ? url : undefined;
  const isAmazon = /^sns\.[a-z\d-]{3,30}\.amazonaws\.com(?:\.cn)?$/.test(url.host);
  return url.protocol === 'https:' && isAmazon && !url.username ? url : undefined;
}

/** 503 if the server doesn’t respond, so that Amazon sends the message again. */
async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  const text = response?.ok ? await readText(response, MOST_BYTES) : undefined;
  if (text === undefined) throw unavailable();
  return text;
}
