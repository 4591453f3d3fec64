import { array, type Infer, nullable, object, size, string } from 'superstruct';
import { Origin } from '../../insights/origin/contract';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  linkToken,
  optional,
  timestamp,
} from '../../platform/contracts/endpoint';

/** Subscription topics; posts carry them as tags. */
export const topicOptions = [
  { value: 'security', label: 'Security' },
  { value: 'people', label: 'People' },
  { value: 'planning', label: 'Planning' },
  { value: 'support', label: 'Support' },
] as const;
export type Topic = (typeof topicOptions)[number]['value'];
export const topics = topicOptions.map(({ value }) => value);

/** Optional reasons for unsubscribing. */
export const leavingOptions = [
  { value: 'too_many', label: 'Too many emails' },
  { value: 'not_useful', label: 'Not useful to me' },
  { value: 'never_asked', label: 'I never asked for them' },
  { value: 'other', label: 'Something else' },
] as const;
export type LeavingReason = (typeof leavingOptions)[number]['value'];

/** Length of a pause. */
export const pauseDays = 90;

/** Emails of a subscription: response to the form, and confirmation. */
export const subscriptionMailKinds = ['confirmation', 'welcome'] as const;
export type SubscriptionMailKind = (typeof subscriptionMailKinds)[number];

const Topics = size(array(choice(topics, 'There is no such topic.')), 0, topics.length);

/** The subscription form. It takes effect only after the emailed link is opened. */
export const SubscriptionDraft = object({
  email: emailAddress('Please enter a valid email address.'),
  /** Where the form was placed. */
  place: choice(['blog', 'post', 'footer'], 'There is no such place.'),
  origin: optional(Origin),
});
export type SubscriptionDraft = Infer<typeof SubscriptionDraft>;
/** Where a visitor asked for the newsletter: a place of its own form, or a form of the team. */
export type SubscriptionSource = SubscriptionDraft['place'] | 'form';

/** Identical for every address, so that it does not reveal who is subscribed. */
export const SubscriptionRequested = object({ message: string() });

/** Token of an emailed link. */
export const SubscriptionLink = object({ token: linkToken() });

/** A subscription as shown to the holder of a link. */
export const Subscription = object({
  /** Masked except for the first letter and the domain, since emails get forwarded. */
  email: documented(string(), { type: 'string', example: 'd…@example.com', 'x-personal': true }),
  status: choice(['pending', 'active', 'paused', 'unsubscribed'], 'No such status.'),
  topics: Topics,
  pausedUntil: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
});
export type Subscription = Infer<typeof Subscription>;

/** Null for an unknown or expired link, without an error or a reason. */
export const SubscriptionResult = object({
  subscription: documented(nullable(Subscription), { type: ['object', 'null'] }),
});
export type SubscriptionResult = Infer<typeof SubscriptionResult>;

export const subscriptionActions = ['subscribe', 'choose', 'pause', 'resume', 'unsubscribe'] as const;

/**
 * `subscribe`: confirms, or subscribes again. `choose`: changes topics; none unsubscribes. `pause`: pauses for 90 days.
 * `resume`: ends the pause. All are idempotent.
 */
export const SubscriptionChange = object({
  token: linkToken(),
  action: choice(subscriptionActions, 'Unknown action.'),
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
  returns: SubscriptionRequested,
  status: 202,
  summary:
    'Requests a subscription, which the emailed link confirms. The response is the same for every address.',
});

export const verifySubscription = endpoint({
  method: 'POST',
  path: '/subscription/verify',
  body: SubscriptionLink,
  returns: SubscriptionResult,
  summary: 'The subscription of an emailed link. Changes nothing.',
});

export const editSubscription = endpoint({
  method: 'POST',
  path: '/subscription/edit',
  body: SubscriptionChange,
  returns: SubscriptionResult,
  summary: 'Confirms, changes, pauses or ends a subscription by an emailed link.',
});

/** What the page does without scripts; email programs send none of it and unsubscribe. */
const PlainChange = object({
  change: optional(choice(['pause', 'resume', 'drop'], 'That cannot be done.')),
  /** The topic to drop. */
  topic: optional(choice(topics, 'There is no such topic.')),
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  query: PlainChange,
  returns: string(),
  contentType: 'text/plain',
  tolerant: true,
  summary:
    'One-click unsubscribe (RFC 8058): email programs send the form `List-Unsubscribe=One-Click` without cookies and from any origin. `change` pauses, resumes or drops a topic instead.',
});
