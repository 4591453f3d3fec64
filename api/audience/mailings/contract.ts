import { array, type Infer, integer, nullable, object, string } from 'superstruct';
import { choice, documented, endpoint, moment, personal } from '../../platform/contracts/endpoint';
import { topics } from '../subscribers/contract';

/** How far a post is with its mail. `private`: nobody can read it, so nobody is told of it. */
export const mailingStates = ['private', 'ready', 'sending', 'sent'] as const;

/** The mail about a post to those who asked for notes: what it says, whom it goes to, how far it is. */
export const Mailing = object({
  state: choice(mailingStates, 'No such state.'),
  /** How many get it: would get it now, or were on the list when it was sent. */
  readers: integer(),
  /** Of which topics; none where it goes to everybody on the list. */
  topics: array(choice(topics, 'There is no such topic.')),
  /** The mail as it goes out now; null while the post is not public. */
  letter: documented(nullable(object({ subject: string(), html: string() })), { type: ['object', 'null'] }),
  /** Taken by the reader's mail server. */
  sent: integer(),
  /** Left the list, or made a pause, before their turn came. */
  leftOut: integer(),
  /** Given up after a day of tries. */
  failed: integer(),
  startedAt: documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' }),
  /** The name of the member who sent it; empty before. */
  startedBy: string(),
});
export type Mailing = Infer<typeof Mailing>;

export const getMailing = endpoint({
  method: 'GET',
  path: '/admin/blog/:id/mailing',
  returns: Mailing,
  summary: 'The mail about a post to its subscribers: its words, whom it goes to, and how far it is.',
});

export const sendMailing = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/mailing',
  returns: object({ readers: integer() }),
  status: 202,
  summary: 'Mails a public post to all who asked for its topics; once, ever.',
});

export const testMailing = endpoint({
  method: 'POST',
  path: '/admin/blog/:id/mailing/test',
  returns: object({ to: personal(string()) }),
  status: 202,
  summary: 'Mails a public post to the caller alone.',
});
