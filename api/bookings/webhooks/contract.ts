import { endpoint } from '../../platform/contracts/endpoint';

/** What a booking service tells of bookings made with it. Its body is the service's own; read once its signature holds. */
export const createBookingHook = endpoint({
  method: 'POST',
  path: '/webhooks/booking/:provider',
  status: 204,
  tolerant: true,
  summary:
    'Takes what Cal.com (`cal`) and Calendly (`calendly`) tell of bookings; 401 unless it is signed with the secret agreed with them.',
  headers: {
    'X-Cal-Signature-256': 'Cal.com: HMAC-SHA256 of the body, in hexadecimal digits.',
    'Calendly-Webhook-Signature':
      'Calendly: `t=` a moment in seconds, `v1=` the HMAC-SHA256 of it, a dot and the body.',
  },
});
