import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  refine,
  size,
  string,
} from 'superstruct';
import { ContentRow, contentEndpoints, PlainSlug } from '../../content/documents/contract';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  oneOf,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { SubjectTest, TestedSubject, TestHours, TestMeasure, TestShare } from '../subjectTests/contract';
import { topics } from '../subscribers/contract';

export const mostBlocks = 30;
export const mostPosts = 20;

/** Blocks while they are edited: any text may be empty. */
export const NewsletterBlock = oneOf(
  object({ kind: literal('text'), markdown: text({ max: 20_000, label: 'The text' }) }),
  object({
    kind: literal('posts'),
    /** IDs of posts, in their order. */
    posts: documented(size(array(text({ max: 40, label: 'The post' })), 0, mostPosts), {
      maxItems: mostPosts,
    }),
  }),
  object({
    kind: literal('button'),
    label: text({ max: 100, label: 'The label' }),
    url: text({ max: 500, label: 'The link' }),
  }),
);
export type NewsletterBlock = Infer<typeof NewsletterBlock>;

/** The draft of a newsletter. */
export const NewsletterDraft = object({
  slug: text({ max: 200, label: 'The slug' }),
  subject: text({ max: 300, label: 'The subject' }),
  /** The line that inboxes show after the subject. */
  preheader: text({ max: 300, label: 'The preview text' }),
  /** Empty for the company’s name. */
  senderName: text({ max: 120, label: 'The sender name' }),
  /** Sent to subscribers of any of these topics; to all if empty. */
  topics: documented(size(array(choice(topics, 'There is no such topic.')), 0, topics.length), {
    maxItems: topics.length,
  }),
  /** ID of a shared view of the subscribers: sent only to those in it. Empty for all. */
  segment: optional(text({ max: 40, label: 'The segment' })),
  /** Tested against the subject; empty to test nothing. */
  secondSubject: optional(text({ max: 300, label: 'The second subject' })),
  testShare: optional(TestShare),
  testMeasure: optional(TestMeasure),
  testHours: optional(TestHours),
  blocks: size(array(NewsletterBlock), 0, mostBlocks),
});
export type NewsletterDraft = Infer<typeof NewsletterDraft>;

export const emptyNewsletter: NewsletterDraft = {
  slug: '',
  subject: '',
  preheader: '',
  senderName: '',
  topics: [],
  segment: '',
  secondSubject: '',
  testShare: '20',
  testMeasure: 'clicks',
  testHours: '4',
  blocks: [],
};

/** A newsletter that can be sent. Its blocks are checked separately. */
export const PublishableNewsletter = object({
  ...NewsletterDraft.schema,
  slug: PlainSlug,
  subject: text({ min: 1, max: 150, message: 'Please enter a subject.', label: 'The subject' }),
  secondSubject: optional(text({ max: 150, label: 'The second subject' })),
  preheader: text({ max: 150, label: 'The preview text' }),
  senderName: text({ max: 60, label: 'The sender name' }),
});

/** Error messages for unfinished blocks, by field path (`blocks.0.label`). */
export function findBlockErrors(blocks: readonly NewsletterBlock[]): Record<string, string> {
  const errors: Record<string, string> = blocks.length ? {} : { blocks: 'Please add a block.' };
  for (const [at, block] of blocks.entries()) {
    const path = `blocks.${at}`;
    if (block.kind === 'text' && !block.markdown.trim()) errors[`${path}.markdown`] = 'Please enter a text.';
    if (block.kind === 'posts' && !block.posts.length) errors[`${path}.posts`] = 'Please choose a post.';
    if (block.kind !== 'button') continue;
    if (!block.label.trim()) errors[`${path}.label`] = 'Please enter a label.';
    if (!isLink(block.url))
      errors[`${path}.url`] =
        'Please enter a path on this site, such as /bookings, or a URL that starts with https://.';
  }
  return errors;
}

const isLink = (url: string) =>
  /^\/(?![/\\])\S*$/.test(url) || (/^https:\/\/\S+$/.test(url) && parseUrl(url) !== undefined);

/** A newsletter as members list it. */
export const NewsletterRow = object({
  ...ContentRow.schema,
  preheader: string(),
  topics: array(choice(topics, 'There is no such topic.')),
  /** Whether it goes only to the subscribers of a segment. */
  hasSegment: optional(boolean()),
});
export type NewsletterRow = Infer<typeof NewsletterRow>;

/** The endpoints of newsletters as documents. Publishing one sends it, once. */
export const newsletterContent = contentEndpoints({
  path: '/admin/newsletters',
  word: 'newsletter',
  draft: NewsletterDraft,
  row: NewsletterRow,
});

export const newsletterViews = ['light', 'dark', 'text'] as const;

export const showNewsletterEmail = endpoint({
  method: 'GET',
  path: '/admin/newsletters/:id/email',
  query: object({ view: choice(newsletterViews, 'There is no such view.') }),
  contentType: 'text/html',
  returns: string(),
  summary: 'The email of a newsletter’s draft as a page: in light or dark colors, or its plain text.',
});

export const readNewsletter = endpoint({
  method: 'GET',
  path: '/newsletters/:slug',
  contentType: 'text/html',
  returns: string(),
  summary: 'A newsletter that was sent, as a page, without a link to anybody’s subscription.',
});

export const mailingStates = ['unsent', 'sending', 'paused', 'canceled', 'sent'] as const;

/** Sending to more subscribers than this in 24 hours takes `maySendToMany`. */
export const EDITOR_RECIPIENT_LIMIT = 500;

/** Why a member who may send to this many more subscribers cannot send. */
export const explainRecipientLimit = (left: number) =>
  `Only admins can send to more than ${EDITOR_RECIPIENT_LIMIT} subscribers in 24 hours${left < EDITOR_RECIPIENT_LIMIT ? `, and you can send to ${left} more` : ''}. Ask an admin to send it.`;

/** How many members may get a test at once. */
export const mostTesters = 10;

/** Something to know before a newsletter is sent. */
export const EmailCheck = object({
  name: string(),
  /** `unknown`: it could not be checked. */
  state: choice(['good', 'warn', 'unknown'], 'No such state.'),
  message: string(),
});
export type EmailCheck = Infer<typeof EmailCheck>;

/** A lead or a booking that followed a newsletter. */
const FollowUp = object({
  kind: choice(['lead', 'booking'], 'No such kind.'),
  reference: string(),
  at: timestamp(),
});

/** How many of them are listed. */
export const mostFollowUps = 20;

/** How a newsletter was sent: its recipients, progress and results. */
export const Mailing = object({
  state: choice(mailingStates, 'No such state.'),
  /** Sender as recipients see it: name and address. */
  senderName: string(),
  senderAddress: string(),
  /** Number of recipients: of the draft now, or of what was sent. */
  readers: integer(),
  /** To how many subscribers this member may send it; null if to any number. */
  recipientsLeft: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** Topics of the recipients; empty if it goes to all subscribers. */
  topics: array(choice(topics, 'There is no such topic.')),
  /** The segment within these topics. */
  segment: documented(
    nullable(
      object({
        id: string(),
        /** Empty if it is gone, or if its search can name a person and is hidden from this role. */
        name: string(),
        /** Deleted or no longer shared before the newsletter was sent. */
        isGone: boolean(),
      }),
    ),
    { type: ['object', 'null'] },
  ),
  queued: integer(),
  /** When the quiet hours end that it waits for; null outside of them. */
  quietUntil: nullableTimestamp(),
  /** Accepted by the recipient's mail server. */
  sent: integer(),
  /** Unsubscribed, paused or dropped its topics before it was sent, or it was canceled by unpublishing it. */
  skipped: integer(),
  /** Failed after a day of retries. */
  failed: integer(),
  /** The connection ended, or the server stopped, before the answer: not sent again. */
  unknown: integer(),
  /** Why emails failed, by the mail server's code. */
  failures: array(object({ reason: string(), count: integer() })),
  /** What recipients have done since; null before and 30 days after. */
  reactions: documented(
    nullable(
      object({
        unsubscribed: integer(),
        bounced: integer(),
        complained: integer(),
        /** Recipients whose answer arrived in the mailbox. */
        replies: integer(),
        /** Inquiries and booked meetings of recipients after they got it, and of visits with its campaign. */
        leads: integer(),
        bookings: integer(),
        /** The latest of these, newest first. */
        latest: array(FollowUp),
      }),
    ),
    { type: ['object', 'null'] },
  ),
  /** Recipients who opened links, of all and by link; null where clicks are not counted, before and 30 days after. */
  clicks: documented(
    nullable(object({ people: integer(), links: array(object({ url: string(), people: integer() })) })),
    { type: ['object', 'null'] },
  ),
  /** Null if it has one subject, and before it is sent. */
  subjectTest: documented(nullable(SubjectTest), { type: ['object', 'null'] }),
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
  summary: 'How a newsletter was sent: its recipients, progress and results.',
});

export const TestRecipients = refine(
  object({
    /** IDs of members. */
    members: documented(size(array(text({ max: 40, label: 'The member' })), 0, mostTesters), {
      maxItems: mostTesters,
    }),
    /** Also to the test addresses of the settings. */
    toTestAddresses: optional(boolean()),
  }),
  'recipients',
  ({ members, toTestAddresses }) =>
    members.length > 0 || toTestAddresses === true || 'Please choose who gets the test.',
);
export type TestRecipients = Infer<typeof TestRecipients>;

/** Who gets a test: names of members, and test addresses. */
export const TestSent = object({ names: array(personal(string())), addresses: array(personal(string())) });
export type TestSent = Infer<typeof TestSent>;

export const testMailing = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/test',
  body: TestRecipients,
  returns: TestSent,
  status: 202,
  summary: 'Emails the draft of a newsletter to members and test addresses.',
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

export const chooseSubject = endpoint({
  method: 'POST',
  path: '/admin/newsletters/:id/mailing/subject',
  body: object({ subject: TestedSubject }),
  returns: Mailing,
  summary: 'Ends the test of two subjects of a newsletter: the other recipients get this one.',
});
