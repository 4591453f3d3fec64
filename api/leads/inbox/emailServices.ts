import type { Env } from '../../platform/configuration/env';
import type { Inbox } from './contract';

export const emailServices = ['postmark', 'mailgun', 'sendgrid', 'ses'] as const;
export type EmailService = (typeof emailServices)[number];

export const emailServiceNames: Record<EmailService, string> = {
  postmark: 'Postmark',
  mailgun: 'Mailgun',
  sendgrid: 'SendGrid',
  ses: 'Amazon SES',
};

/** The services whose reports are accepted, and where they are sent to. */
export const listWebhooks = ({
  deliveryReportKeys,
  publicOrigin,
}: Pick<Env, 'deliveryReportKeys' | 'publicOrigin'>): Inbox['webhooks'] =>
  emailServices
    .filter((service) => deliveryReportKeys[service])
    .map((service) => ({
      service: emailServiceNames[service],
      url: `${publicOrigin}/api/webhooks/email/${service}`,
    }));
