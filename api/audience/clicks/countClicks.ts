import mongoose from 'mongoose';
import { NewsletterMail } from '../mailings/model';
import { NewsletterLink, type NewsletterLinkRecord } from './model';

export interface Clicks {
  /** Number of recipients who opened any of the links. */
  people: number;
  /** Number of recipients by link, most first. */
  links: { url: string; people: number }[];
}

/** A person does not open two links within this time. */
const scanMs = 1000;

/** The clicks in a newsletter, each recipient once; null if none of its links is counted. */
export async function countClicks(newsletterId: string): Promise<Clicks | null> {
  const links = await NewsletterLink.find({ newsletterId }).lean<NewsletterLinkRecord[]>();
  if (!links.length) return null;
  const [found] = await NewsletterMail.aggregate<{
    people: { count: number }[];
    links: { _id: string; count: number }[];
  }>([
    {
      $match: {
        newsletterId,
        subscriberId: { $exists: true },
        'clicks.0': mongoose.trusted({ $exists: true }),
      },
    },
    { $project: { links: { $setUnion: { $map: { input: openedByPeople, in: '$$this.link' } } } } },
    { $match: { 'links.0': mongoose.trusted({ $exists: true }) } },
    {
      $facet: {
        people: [{ $count: 'count' }],
        links: [{ $unwind: '$links' }, { $sortByCount: '$links' }],
      },
    },
  ]);
  const urls = new Map(links.map(({ _id, url }) => [_id, url]));
  return {
    people: found?.people[0]?.count ?? 0,
    links: (found?.links ?? []).map(({ _id, count }) => ({ url: urls.get(_id) ?? '', people: count })),
  };
}

/** The clicks of an email without those within a second of one on another link, which a scanner makes. */
const openedByPeople = {
  $filter: {
    input: '$clicks',
    as: 'one',
    cond: {
      $not: {
        $anyElementTrue: {
          $map: {
            input: '$clicks',
            as: 'other',
            in: {
              $and: [
                { $ne: ['$$one.link', '$$other.link'] },
                { $lte: [{ $abs: { $subtract: ['$$one.at', '$$other.at'] } }, scanMs] },
              ],
            },
          },
        },
      },
    },
  },
};
