import { array, type Infer, integer, nullable, object, string } from 'superstruct';
import { choice, documented, endpoint, personal, timestamp } from '../../platform/contracts/endpoint';
import { topics } from '../subscribers/contract';

/** Progress of the mailing about a post. `private`: the post is not public and cannot be mailed. */
export const mailingStates = ['private', 'ready', 'sending', 'sent'] as const;

/** The mailing about a post: its content, its recipients and its progress. */
export const Mailing = object({
  state: choice(mailingStates, 'No such state.'),
  /** Number of recipients: now, or when it was sent. */
  readers: integer(),
  /** Topics of the recipients; empty if it goes to all subscribers. */
  topics: array(choice(topics, 'There is no such topic.')),
  /** The email as it would be sent now; null while the post is not public. */
  letter: documented(nullable(object({ subject: string(), html: string() })), { type: ['object', 'null'] }),
  /** Accepted by the recipient's mail server. */
  sent: integer(),
  /** Unsubscribed or paused before the email was sent. */
  leftOut: integer(),
  /** Failed after a day of retries. */
  failed: integer(),
  startedAt: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  /** Name of the member who sent it; empty before. */
  startedBy: string(),
});
export type Mailing = Infer<typeof Mailing>;

export const getMailing = endpoint({
  method: 'GET',
  path: '/admin/blog/:id/mailing',
  returns: Mailing,
  summary: 'The mailing about a post: its content, its recipients and its progress.',
});

export const sendMailing = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/mailing',
  returns: object({ readers: integer() }),
  status: 202,
  summary: 'Emails a public post to all subscribers of its topics. Possible once per post.',
});

export const testMailing = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/mailing/test',
  returns: object({ to: personal(string()) }),
  status: 202,
  summary: 'Emails a public post to the caller only.',
});
