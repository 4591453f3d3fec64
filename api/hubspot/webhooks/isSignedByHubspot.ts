import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/client/clientAddress';

const maxAgeMs = 5 * 60_000;

interface SignedCall {
  /** The URL that HubSpot calls. */
  url: string;
  /** The raw body. */
  body: Buffer;
  signature: string;
  /** Milliseconds since 1970. */
  timestamp: string;
}

/**
 * Whether HubSpot signed a call, and not long ago.
 * Source: https://developers.hubspot.com/docs/api/webhooks/validating-requests
 */
export function isSignedByHubspot(secret: string, { url, body, signature, timestamp }: SignedCall): boolean {
  const isNew = /^\d{1,15}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= maxAgeMs;
  return isNew && isSameSecret(signature, signHubspotCall(secret, { url, body, timestamp }));
}

export function signHubspotCall(
  secret: string,
  { url, body, timestamp }: Omit<SignedCall, 'signature'>,
): string {
  return createHmac('sha256', secret).update(`POST${url}`).update(body).update(timestamp).digest('base64');
}
