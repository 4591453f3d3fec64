import { array, type Infer, nullable, object, size, string } from 'superstruct';
import { Origin } from '../../insights/origin/contract';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  linkToken,
  moment,
  optional,
} from '../../platform/contracts/endpoint';

/** What one can subscribe to: the subjects that notes carry as tags. */
export const topicOptions = [
  { value: 'security', label: 'Security' },
  { value: 'people', label: 'People' },
  { value: 'planning', label: 'Planning' },
  { value: 'support', label: 'Support' },
] as const;
export type Topic = (typeof topicOptions)[number]['value'];
export const topics = topicOptions.map(({ value }) => value);

/** Why somebody leaves, if they care to say. */
export const leavingOptions = [
  { value: 'too_many', label: 'Too many mails' },
  { value: 'not_useful', label: 'Not useful to me' },
  { value: 'never_asked', label: 'I never asked for them' },
  { value: 'other', label: 'Something else' },
] as const;
export type LeavingReason = (typeof leavingOptions)[number]['value'];

/** How long a pause lasts. */
export const pauseDays = 90;

/** The mails that a subscription owes: what was asked for by the form, and the one that says it stands. */
export const subscriptionMailKinds = ['asked', 'welcome'] as const;
export type SubscriptionMailKind = (typeof subscriptionMailKinds)[number];

const Topics = size(array(choice(topics, 'There is no such topic.')), 0, topics.length);

/** The box on pages. Whoever fills it in decides nothing yet: the mail does. */
export const SubscriptionDraft = object({
  email: emailAddress('Please enter a valid email address.'),
  /** Where the box stood. */
  place: choice(['blog', 'post', 'footer'], 'There is no such place.'),
  origin: optional(Origin),
});
export type SubscriptionDraft = Infer<typeof SubscriptionDraft>;

/** The same for every address, whether it is on the list or not. */
export const SubscriptionAsked = object({ message: string() });

/** The secret of a link in a mail of ours. */
export const SubscriptionLink = object({ token: linkToken() });

/** What a link's reader sees of the subscription. */
export const Subscription = object({
  /** With all but its first letter and its domain blotted out: mails get forwarded. */
  email: documented(string(), { type: 'string', example: 'd…@example.com', 'x-personal': true }),
  status: choice(['pending', 'active', 'paused', 'unsubscribed'], 'No such status.'),
  topics: Topics,
  pausedUntil: documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' }),
});
export type Subscription = Infer<typeof Subscription>;

/** Nothing where the link leads to no subscription (any more): no error, and no word about why. */
export const SubscriptionFound = object({
  subscription: documented(nullable(Subscription), { type: ['object', 'null'] }),
});
export type SubscriptionFound = Infer<typeof SubscriptionFound>;

export const subscriptionDeeds = ['subscribe', 'choose', 'pause', 'resume', 'unsubscribe'] as const;

/**
 * `subscribe`: confirms what was asked for, or begins again. `choose`: other topics; none ends it. `pause`: nothing for
 * 90 days; `resume` ends the pause. Each may be said any number of times.
 */
export const SubscriptionChange = object({
  token: linkToken(),
  deed: choice(subscriptionDeeds, 'That cannot be done.'),
  topics: optional(Topics),
  reason: optional(
    choice(
      leavingOptions.map(({ value }) => value),
      'There is no such reason.',
    ),
  ),
});
export type SubscriptionChange = Infer<typeof SubscriptionChange>;

export const createSubscription = endpoint({
  method: 'POST',
  path: '/subscribe',
  body: SubscriptionDraft,
  returns: SubscriptionAsked,
  status: 202,
  summary:
    'Asks for a subscription. Only the link in the mail makes it one; the answer is the same for every address.',
});

export const verifySubscription = endpoint({
  method: 'POST',
  path: '/subscription/verify',
  body: SubscriptionLink,
  returns: SubscriptionFound,
  summary: 'What the link of a mail leads to. Changes nothing.',
});

export const editSubscription = endpoint({
  method: 'POST',
  path: '/subscription/edit',
  body: SubscriptionChange,
  returns: SubscriptionFound,
  summary: 'Confirms, changes, pauses or ends a subscription, by the link of a mail.',
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  returns: string(),
  media: 'text/plain',
  tolerant: true,
  summary:
    'Ends a subscription as RFC 8058 has it: mail programs send the form `List-Unsubscribe=One-Click`, without cookies, from anywhere.',
});
