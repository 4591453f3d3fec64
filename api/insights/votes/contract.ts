import { boolean, type Infer, integer, object, string } from 'superstruct';
import { choice, endpoint, paged, pageQuery } from '../../platform/contracts/endpoint';

/** The questions that can be voted on, by their anchors on the FAQ page. */
export const votableQuestions = [
  'what-is-a-managed-experience-provider',
  'which-firms-do-you-work-with',
  'we-have-it-people',
  'what-happens-after-i-write',
  'support-hours',
  'response-time',
  'how-do-people-reach-you',
  'do-you-come-on-site',
  'macs-and-phones',
  'are-we-too-small',
  'incident-now',
  'compliance',
  'monitoring',
  'your-access-to-us',
  'what-does-it-cost',
  'starting-price',
  'contract-length',
  'first-conversation',
  'how-does-switching-work',
  'onboarding-time',
  'what-if-we-leave',
  'far-from-round-rock',
  'poor-internet',
] as const;
export type VotableQuestion = (typeof votableQuestions)[number];

const question = () =>
  choice(
    votableQuestions.map((id) => `/faq#${id}` as const),
    'There is no such question.',
  );

/** Whether an answer helped. */
export const VoteDraft = object({ question: question(), isHelpful: boolean() });
export type VoteDraft = Infer<typeof VoteDraft>;

export const VoteCount = object({ question: string(), helpful: integer(), notHelpful: integer() });
export type VoteCount = Infer<typeof VoteCount>;

export const VoteQuery = object(pageQuery());
export type VoteQuery = Infer<typeof VoteQuery>;

export const VotePage = object(paged(VoteCount));
export type VotePage = Infer<typeof VotePage>;

export const createVote = endpoint({
  method: 'POST',
  path: '/votes',
  body: VoteDraft,
  status: 204,
  summary: 'Records whether an answer helped. Counts one vote per question, network and day.',
});

export const listVotes = endpoint({
  method: 'GET',
  path: '/admin/votes',
  query: VoteQuery,
  returns: VotePage,
  summary: 'Votes on answers, most unhelpful first.',
});
