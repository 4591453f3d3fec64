import { endpoint, LARGE_BODY_BYTES } from '../../platform/contracts/endpoint';

/** Webhook of an email service. The service defines the body, which is parsed after the signature is verified. */
export const receiveDeliveryReports = endpoint({
  method: 'POST',
  path: '/webhooks/email/:service',
  status: 204,
  tolerant: true,
  maxBodyBytes: LARGE_BODY_BYTES,
  summary:
    'Receives bounces and complaints of Postmark (`postmark`), Mailgun (`mailgun`), SendGrid (`sendgrid`) and Amazon SES (`ses`); 401 unless signed.',
  headers: {
    Authorization: 'Postmark: Basic authentication with any user name and the shared secret as password.',
    'X-Twilio-Email-Event-Webhook-Signature':
      'SendGrid: ECDSA signature of the timestamp header and the body, in base64.',
    'X-Twilio-Email-Event-Webhook-Timestamp': 'SendGrid: seconds since 1970.',
  },
});
