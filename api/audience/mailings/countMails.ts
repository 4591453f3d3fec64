import { type MailingCounts, PostMail } from './model';
import { unwantedResponse } from './postMails';

/** Progress of the emails about a post, and the number of recipients. */
export async function countMails(postId: string): Promise<MailingCounts & { readers: number }> {
  const groups = await PostMail.aggregate<{ _id: { state: string; isWanted: boolean }; count: number }>([
    { $match: { postId, subscriberId: { $exists: true } } },
    { $unwind: '$outbox' },
    {
      $group: {
        _id: { state: '$outbox.state', isWanted: { $ne: ['$outbox.response', unwantedResponse] } },
        count: { $sum: 1 },
      },
    },
  ]);
  const countWhere = (matches: (group: { state: string; isWanted: boolean }) => boolean) =>
    groups.filter(({ _id }) => matches(_id)).reduce((all, { count }) => all + count, 0);
  return {
    readers: countWhere(() => true),
    sent: countWhere(({ state, isWanted }) => state === 'sent' && isWanted),
    leftOut: countWhere(({ state, isWanted }) => state === 'sent' && !isWanted),
    failed: countWhere(({ state }) => state === 'dead'),
  };
}
