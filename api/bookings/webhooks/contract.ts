import { endpoint } from '../../platform/contracts/endpoint';

/** Webhook of a booking service. The service defines the body, which is parsed after the signature is verified. */
export const createBookingWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/booking/:provider',
  status: 204,
  tolerant: true,
  summary:
    'Receives booking events of Cal.com (`cal`) and Calendly (`calendly`); 401 unless signed with the shared secret.',
  headers: {
    'X-Cal-Signature-256': 'Cal.com: HMAC-SHA256 of the body, in hexadecimal digits.',
    'Calendly-Webhook-Signature':
      'Calendly: `t=` a Unix timestamp, `v1=` the HMAC-SHA256 of it, a dot and the body.',
  },
});
