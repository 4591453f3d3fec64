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
    send: async (mail) => {
      const { response } = await transporter.sendMail({
        ...mail,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return response.slice(0, 300);
    },
    close: () => transporter.close(),
  };
}
