import { type MailingCounts, PostMail } from './model';
import { notWanted } from './postMails';

/** How far the mails about a post are, of so many readers. */
export async function countMails(postId: string): Promise<MailingCounts & { readers: number }> {
  const groups = await PostMail.aggregate<{ _id: { state: string; isWanted: boolean }; count: number }>([
    { $match: { postId, subscriberId: { $exists: true } } },
    { $unwind: '$outbox' },
    {
      $group: {
        _id: { state: '$outbox.state', isWanted: { $ne: ['$outbox.response', notWanted] } },
        count: { $sum: 1 },
      },
    },
  ]);
  const sum = (is: (group: { state: string; isWanted: boolean }) => boolean) =>
    groups.filter(({ _id }) => is(_id)).reduce((all, { count }) => all + count, 0);
  return {
    readers: sum(() => true),
    sent: sum(({ state, isWanted }) => state === 'sent' && isWanted),
    leftOut: sum(({ state, isWanted }) => state === 'sent' && !isWanted),
    failed: sum(({ state }) => state === 'dead'),
  };
}
