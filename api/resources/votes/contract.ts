import { boolean, define, type Infer, integer, object, string } from 'superstruct';
import { documented, endpoint, paged, pageQuery } from '../../wire';

/** A question with an anchor of its own, on the page that answers it. */
const question = () =>
  documented(
    define<string>(
      'string',
      (value) =>
        (typeof value === 'string' && /^(?:\/[a-z0-9-]{1,60}){1,3}#[a-z0-9-]{1,80}$/.test(value)) ||
        'There is no such question.',
    ),
    { type: 'string', example: '/faq#support-hours' },
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
  summary:
    'Says whether an answer helped. A network has one vote a day for a question; more are not counted.',
});

export const listVotes = endpoint({
  method: 'GET',
  path: '/admin/votes',
  query: VoteQuery,
  returns: VotePage,
  summary: 'Which answers helped, those that did not help most often first.',
});
