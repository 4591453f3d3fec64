import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { unavailable } from '../../platform/errors/HttpError';
import { readText } from '../../platform/providers/readText';
import { isRecent } from './isSignedBy';

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
const DIGESTS = new Map([
  ['1', 'sha1'],
  ['2', 'sha256'],
]);
const CERTIFICATE = /^\/SimpleNotificationService(?:-[\da-zA-Z]{1,64})?\.pem$/;
const TIMEOUT_MS = 5_000;
const MOST_BYTES = 20_000;

const publicKeys = new LRUCache<string, KeyObject>({ max: 10, ttl: 86_400_000 });

export interface SnsTopic {
  arn: string;
  /** The origin of a server that stands in for Amazon SNS; empty for the real one. */
  standIn: string;
}

/**
 * The message of a body; undefined unless Amazon signed it for this topic within a day. `admit` is called before a
 * certificate is fetched, and throws if it was called too often.
 */
export async function readSnsMessage(
  body: Buffer,
  topic: SnsTopic,
  admit: () => Promise<void>,
): Promise<SnsMessage | undefined> {
  const message = parseMessage(body);
  const fields = Object.hasOwn(SIGNED_FIELDS, String(message.Type)) ? SIGNED_FIELDS[message.Type] : undefined;
  const digest = DIGESTS.get(message.SignatureVersion);
  // Anybody can have Amazon sign messages of a topic of their own.
  if (!topic.arn || message.TopicArn !== topic.arn || !fields || !digest) return undefined;
  if (!isRecent(Date.parse(message.Timestamp) / 1000, Date.now() / 1000)) return undefined;
  const signed = fields
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');
  const url = toAmazonUrl(message.SigningCertURL, CERTIFICATE, topic);
  if (!url || url.search) return undefined;
  const signature = Buffer.from(String(message.Signature), 'base64');
  return verify(digest, Buffer.from(signed), await getPublicKey(url, admit), signature) ? message : undefined;
}

/** Without fields if it is not JSON. */
function parseMessage(body: Buffer): SnsMessage {
  try {
    return JSON.parse(body.toString());
  } catch {
    return {} as SnsMessage;
  }
}

/** Confirms the subscription that a message announces. */
export async function confirmSubscription({ SubscribeURL = '' }: SnsMessage, topic: SnsTopic): Promise<void> {
  const url = toAmazonUrl(SubscribeURL, /^\/$/, topic);
  if (url) await fetchText(url);
}

/** 503 if the server sends no certificate. */
async function getPublicKey(url: URL, admit: () => Promise<void>): Promise<KeyObject> {
  const known = publicKeys.get(url.href);
  if (known) return known;
  await admit();
  const text = await fetchText(url);
  try {
    const { publicKey } = new X509Certificate(text);
    publicKeys.set(url.href, publicKey);
    return publicKey;
  } catch {
    throw unavailable();
  }
}

/**
 * Only the server of Amazon SNS in the topic's region: otherwise the sender would choose whose certificate counts and what
 * is requested. `sns.s3-us-west-2.amazonaws.com` is somebody's storage.
 */
function toAmazonUrl(address: string, path: RegExp, { arn, standIn }: SnsTopic): URL | undefined {
  const [, partition, , region] = arn.split(':');
  const origin = standIn || `https://sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  const url = parseUrl(String(address));
  return url?.origin === origin && !url.username && path.test(url.pathname) ? url : undefined;
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
