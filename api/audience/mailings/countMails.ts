import mongoose from 'mongoose';
import { UNKNOWN_OUTCOME } from '../../platform/outbox/outbox';
import { Subscriber } from '../subscribers/model';
import { type MailingCounts, NewsletterMail, unwantedResponse } from './model';

export interface MailProgress extends MailingCounts {
  readers: number;
  /** Waiting or held. */
  queued: number;
}

/** Progress of the emails of a newsletter, and the number of recipients. */
export async function countMails(newsletterId: string): Promise<MailProgress> {
  const groups = await NewsletterMail.aggregate<{
    _id: { state: string; isWanted: boolean; isUnknown: boolean };
    count: number;
  }>([
    { $match: { newsletterId, subscriberId: { $exists: true } } },
    { $unwind: '$outbox' },
    {
      $group: {
        _id: {
          state: '$outbox.state',
          isWanted: { $ne: ['$outbox.response', unwantedResponse] },
          isUnknown: { $eq: ['$outbox.error', UNKNOWN_OUTCOME] },
        },
        count: { $sum: 1 },
      },
    },
  ]);
  const countWhere = (matches: (group: (typeof groups)[number]['_id']) => boolean) =>
    groups.filter(({ _id }) => matches(_id)).reduce((all, { count }) => all + count, 0);
  return {
    readers: countWhere(() => true),
    queued: countWhere(({ state }) => state === 'waiting' || state === 'held'),
    sent: countWhere(({ state, isWanted }) => state === 'sent' && isWanted),
    skipped: countWhere(({ state, isWanted }) => state === 'sent' && !isWanted),
    failed: countWhere(({ state, isUnknown }) => state === 'dead' && !isUnknown),
    unknown: countWhere(({ state, isUnknown }) => state === 'dead' && isUnknown),
  };
}

const mostReasons = 10;

/** Why emails were not sent, by the server's code; its texts often contain addresses. */
export async function countFailures(newsletterId: string): Promise<{ reason: string; count: number }[]> {
  const groups = await NewsletterMail.aggregate<{ _id: { reply?: string; status?: string }; count: number }>([
    { $match: { newsletterId, subscriberId: { $exists: true }, 'outbox.state': 'dead' } },
    { $unwind: '$outbox' },
    { $match: { 'outbox.error': { $ne: UNKNOWN_OUTCOME } } },
    {
      $set: {
        found: {
          $regexFind: { input: '$outbox.error', regex: /\b([45]\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/ },
        },
      },
    },
    {
      $group: {
        _id: { reply: { $first: '$found.captures' }, status: { $last: '$found.captures' } },
        count: { $sum: 1 },
      },
    },
    { $sort: { count: -1 } },
    { $limit: mostReasons },
  ]);
  return groups.map(({ _id: { reply, status }, count }) => ({
    reason: [reply ?? 'No answer', status].filter(Boolean).join(' '),
    count,
  }));
}

/** Recipients who answered it. */
export const countReplies = (newsletterId: string) =>
  NewsletterMail.countDocuments({ newsletterId, repliedAt: mongoose.trusted({ $exists: true }) });

/** What its recipients have done since it was sent. */
export async function countReactions(
  newsletterId: string,
  since: Date,
): Promise<{ unsubscribed: number; bounced: number; complained: number }> {
  const groups = await NewsletterMail.aggregate<{ _id: string; count: number }>([
    { $match: { newsletterId, subscriberId: { $exists: true }, 'outbox.state': 'sent' } },
    {
      $lookup: {
        from: Subscriber.collection.name,
        localField: 'subscriberId',
        foreignField: '_id',
        pipeline: [{ $project: { status: 1, unsubscribedAt: 1 } }],
        as: 'reader',
      },
    },
    { $match: { 'reader.unsubscribedAt': mongoose.trusted({ $gte: since }) } },
    { $group: { _id: { $first: '$reader.status' }, count: { $sum: 1 } } },
  ]);
  const countOf = (status: string) => groups.find(({ _id }) => _id === status)?.count ?? 0;
  return {
    unsubscribed: countOf('unsubscribed'),
    bounced: countOf('bounced'),
    complained: countOf('complained'),
  };
}
