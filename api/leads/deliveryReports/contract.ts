import { endpoint } from '../../platform/contracts/endpoint';

/** SendGrid sends up to 768 KB of events at once. */
const MOST_BYTES = 1024 * 1024;

/** Webhook of an email service. The service defines the body, which is parsed after the signature is verified. */
export const receiveDeliveryReports = endpoint({
  method: 'POST',
  path: '/webhooks/email/:service',
  status: 204,
  tolerant: true,
  maxBodyBytes: MOST_BYTES,
  summary:
    'Receives bounces and complaints of Postmark (`postmark`), Mailgun (`mailgun`), SendGrid (`sendgrid`) and Amazon SES (`ses`); 401 unless signed.',
  headers: {
    Authorization: 'Postmark: Basic authentication with any user name and the shared secret as password.',
    'X-Twilio-Email-Event-Webhook-Signature':
      'SendGrid: ECDSA signature of the timestamp header and the body, in base64.',
    'X-Twilio-Email-Event-Webhook-Timestamp': 'SendGrid: seconds since 1970.',
  },
});
