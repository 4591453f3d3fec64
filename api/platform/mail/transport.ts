import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';

export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the subscription by one POST (RFC 8058), and a browser shows the page about it. */
  unsubscribeUrl?: string;
  /** An entry for the reader's calendar (iCalendar), with what is to be done with it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Hands mails to the SMTP server and says what it answered. Gives up within the half minute a try may take. */
export interface MailTransport {
  send: (mail: Mail) => Promise<string>;
  close: () => void;
}

export function createMailTransport(url: string): MailTransport {
  const options: SMTPPool.Options = {
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transporter = createTransport(options) as Transporter<SMTPPool.SentMessageInfo>;
  return {
    send: async ({ unsubscribeUrl, calendar, ...mail }) => {
      const { response } = await transporter.sendMail({
        ...mail,
        ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
        ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
      return response.slice(0, 300);
    },
    close: () => transporter.close(),
  };
}

/**
 * Why a mail did not go out, without the words of the server, which like to repeat addresses: the kind of failure, the
 * reply code and the enhanced status (RFC 3463).
 */
export function mailFailure(error: unknown): { code?: string; reply?: number; status?: string } {
  const { code, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const status =
    typeof response === 'string' ? response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1] : undefined;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { reply: responseCode }),
    ...(status && { status }),
  };
}
