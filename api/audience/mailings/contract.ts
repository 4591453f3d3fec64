import { array, type Infer, integer, nullable, object, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  personal,
  text,
} from '../../platform/contracts/endpoint';
import { topics } from '../subscribers/contract';

export const mailingStates = ['unsent', 'sending', 'paused', 'sent'] as const;

/** How many members may get a test at once. */
export const mostTesters = 10;

/** Something to know before a newsletter is sent. */
const EmailCheck = object({
  name: string(),
  state: choice(['good', 'warn'], 'No such state.'),
  message: string(),
});
export type EmailCheck = Infer<typeof EmailCheck>;

/** The mailing of a newsletter: its recipients, its progress and what came of it. */
export const Mailing = object({
  state: choice(mailingStates, 'No such state.'),
  /** Sender as recipients see it: name and address. */
  senderName: string(),
  senderAddress: string(),
  /** Number of recipients: of the draft now, or of what was sent. */
  readers: integer(),
  /** Topics of the recipients; empty if it goes to all subscribers. */
  topics: array(choice(topics, 'There is no such topic.')),
  queued: integer(),
  /** Accepted by the recipient's mail server. */
  sent: integer(),
  /** Unsubscribed, paused or dropped its topics before it was sent, or the newsletter was unpublished. */
  skipped: integer(),
  /** Failed after a day of retries. */
  failed: integer(),
  /** The connection ended, or the server stopped, before the answer: not sent again. */
  unknown: integer(),
  /** Why emails failed, by the mail server's code. */
  failures: array(object({ reason: string(), count: integer() })),
  /** What recipients have done since; null before and 30 days after. */
  reactions: documented(
    nullable(object({ unsubscribed: integer(), bounced: integer(), complained: integer() })),
    { type: ['object', 'null'] },
  ),
  /** Of the draft. */
  checks: array(EmailCheck),
  startedAt: nullableTimestamp(),
  /** Name of the member who sent it; empty before. */
  startedBy: string(),
});
export type Mailing = Infer<typeof Mailing>;

export const getMailing = endpoint({
  method: 'GET',
  path: '/admin/newsletters/:id/mailing',
  returns: Mailing,
  summary: 'The mailing of a newsletter: its recipients, its progress and what came of it.',
});

export const TestRecipients = object({
  /** IDs of members. */
  members: documented(size(array(text({ max: 40, label: 'The member' })), 1, mostTesters), {
    minItems: 1,
    maxItems: mostTesters,
  }),
});

export const testMailing = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/test',
  body: TestRecipients,
  returns: object({ names: array(personal(string())) }),
  status: 202,
  summary: 'Emails the draft of a newsletter to members.',
});

export const pauseMailing = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/pause',
  returns: Mailing,
  summary: 'Stops sending a newsletter until it is resumed.',
});

export const resumeMailing = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/resume',
  returns: Mailing,
  summary: 'Continues to send a newsletter.',
});

export const resendMailing = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/resend',
  body: object({ which: choice(['failed', 'unknown'], 'Please choose failed or unknown.') }),
  returns: Mailing,
  summary: 'Sends a newsletter again to those whose email failed, or may not have arrived.',
});
