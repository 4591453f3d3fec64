import { endpoint } from '../../platform/contracts/endpoint';

/** Webhook of HubSpot, which defines the body. It is parsed after the signature is verified. */
export const receiveHubspotEvents = endpoint({
  method: 'POST',
  path: '/webhooks/hubspot',
  status: 204,
  tolerant: true,
  summary:
    'Receives changes of contacts in HubSpot; 401 unless signed with the client secret of the private app.',
  headers: {
    'X-HubSpot-Signature-v3':
      'The HMAC-SHA256 of method, URL, body and timestamp with the client secret, in Base64.',
    'X-HubSpot-Request-Timestamp': 'Milliseconds since 1970, at most five minutes ago.',
  },
});
