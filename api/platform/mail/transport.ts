import { PassThrough, pipeline } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { parseUrl } from '../contracts/parseUrl';

export interface Mail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  /** The message that it answers, and all messages of the thread before it. */
  inReplyTo?: string;
  references?: string[];
  /** Written by a person for this recipient. */
  isPersonal?: boolean;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). In a browser it shows a page. */
  unsubscribeUrl?: string;
  /** The list that the email is sent to (RFC 2919): its name and its identifier, such as `newsletter.example.com`. */
  list?: { name: string; id: string };
  /** A calendar entry (iCalendar) and its method. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** The server got the whole email, and the connection ended before it answered: it may have accepted it or not. */
export class OutcomeUnknownError extends Error {}

/** The server says for good that the recipient’s address cannot be reached. */
export class RefusedAddressError extends Error {
  constructor(
    readonly address: string,
    { message }: Error,
  ) {
    super(message);
  }
}

/** Sends emails by SMTP and returns the server's response. Times out within 30 seconds. */
export interface MailTransport {
  send: (mail: Mail) => Promise<string>;
  close: () => void;
}

/**
 * No such mailbox or system, bad syntax, moved, no mail accepted (RFC 3463, RFC 7505). Other statuses of addresses, such as
 * 5.1.7 and 5.1.8, are about the sender and would concern every recipient.
 */
const badRecipients = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/** Some providers, such as Microsoft 365, accept three. */
const DEFAULT_CONNECTIONS = 3;
const MOST_CONNECTIONS = 50;

/** Connections that are used at the same time; more where `maxConnections` in the URL says that the server accepts them. */
export function connectionsOf(url: string): number {
  const wanted = Number(parseUrl(url)?.searchParams.get('maxConnections') ?? DEFAULT_CONNECTIONS);
  return Number.isInteger(wanted) && wanted > 1 ? Math.min(wanted, MOST_CONNECTIONS) : DEFAULT_CONNECTIONS;
}

export function createMailTransport(url: string): MailTransport {
  const options: SMTPPool.Options = {
    url,
    pool: true,
    maxConnections: connectionsOf(url),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transporter = createTransport(options) as Transporter<SMTPPool.SentMessageInfo>;
  // The last stream of the message is read only after the server accepted sender and recipient.
  transporter.use('stream', ({ data, message }, done) => {
    const { handedOver = () => undefined } = data as { handedOver?: () => void };
    message.processFunc((content) =>
      pipeline(content, new PassThrough(), () => undefined).on('end', handedOver),
    );
    done();
  });
  return {
    send: async ({ unsubscribeUrl, list, calendar, isPersonal, ...mail }) => {
      let isHandedOver = false;
      const handedOver = () => {
        isHandedOver = true;
      };
      const sending = transporter.sendMail({
        ...mail,
        handedOver,
        ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
        list: {
          ...(unsubscribeUrl && { unsubscribe: unsubscribeUrl }),
          ...(list && { id: { url: list.id, comment: list.name } }),
        },
        headers: {
          ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      } as SMTPPool.MailOptions);
      const { response } = await sending.catch((error) => {
        const { code, responseCode, response } = error;
        if (isHandedOver && !responseCode)
          throw Object.assign(new OutcomeUnknownError(error.message), { code });
        if (code === 'EENVELOPE' && badRecipients.has(describeMailFailure(error).status ?? ''))
          throw Object.assign(new RefusedAddressError(mail.to, error), { code, responseCode, response });
        throw error;
      });
      return response.slice(0, 300);
    },
    close: () => transporter.close(),
  };
}

/**
 * Describes a failure without the server's text, which often contains addresses: error code, SMTP reply code
 * and enhanced status (RFC 3463).
 */
export function describeMailFailure(error: unknown): { code?: string; reply?: number; status?: string } {
  const { code, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const status =
    typeof response === 'string' ? response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1] : undefined;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { reply: responseCode }),
    ...(status && { status }),
  };
}
