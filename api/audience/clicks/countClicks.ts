import mongoose from 'mongoose';
import { countedClicks } from '../mailings/countedClicks';
import { NewsletterMail } from '../mailings/model';
import { NewsletterLink, type NewsletterLinkRecord } from './model';
import { untagUrl } from './tagLinks';

export interface Clicks {
  /** Number of recipients who opened any of the links. */
  people: number;
  /** Number of recipients by link, most first. */
  links: { url: string; people: number }[];
}

/** The clicks in a newsletter, each recipient once; null if none of its links is counted. */
export async function countClicks(newsletterId: string): Promise<Clicks | null> {
  const links = await NewsletterLink.find({ newsletterId }).lean<NewsletterLinkRecord[]>();
  if (!links.length) return null;
  const [found] = await NewsletterMail.aggregate<{
    people: { count: number }[];
    links: { _id: string; count: number }[];
  }>([
    { $match: { newsletterId, subscriberId: mongoose.trusted({ $exists: true }) } },
    ...countedClicks,
    { $group: { _id: { mail: '$_id', link: '$click.link' } } },
    {
      $facet: {
        people: [{ $group: { _id: '$_id.mail' } }, { $count: 'count' }],
        links: [{ $sortByCount: '$_id.link' }],
      },
    },
  ]);
  const urls = new Map(links.map(({ _id, url }) => [_id, url]));
  return {
    people: found?.people[0]?.count ?? 0,
    links: (found?.links ?? []).map(({ _id, count }) => ({
      url: untagUrl(urls.get(_id) ?? ''),
      people: count,
    })),
  };
}
