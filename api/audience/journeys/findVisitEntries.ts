import { Visit, type VisitRecord } from '../../insights/visits/model';
import type { ContactSource } from '../../leads/contacts/ContactSource';
import { findBrowsers, ofBrowsers } from './findBrowsers';

type Fields = Pick<VisitRecord, 'startAt' | 'source' | 'views' | 'engaged' | 'pages'>;
const fields = { startAt: 1, source: 1, views: 1, engaged: 1, pages: 1 } as const;
const maxPages = 20;

/** The visits of the last 30 days by a person who allowed analytics and sent a form from that browser. */
export const findVisitEntries: ContactSource = async (emails, limit) => {
  const browsers = await findBrowsers(emails);
  if (!browsers.length) return [];
  const found = await Visit.find(ofBrowsers(browsers), fields)
    .sort({ startAt: -1 })
    .limit(limit)
    .lean<Fields[]>();
  return found.map(({ startAt, source, views, engaged, pages }, at) => ({
    kind: 'visit',
    id: `${startAt.getTime()}-${at}`,
    title: source && source !== 'direct' ? `From ${source}` : '',
    state: [views === 1 ? '1 page' : `${views} pages`, ...describeTime(engaged)].join(', '),
    at: startAt.toISOString(),
    startsAt: null,
    pages: pages.slice(0, maxPages).map(({ path, engaged: time }) => ({
      path,
      seconds: Math.round(time / 1000),
    })),
  }));
};

function describeTime(milliseconds: number): string[] {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes) return [`${minutes} min`];
  const seconds = Math.round(milliseconds / 1000);
  return seconds ? [`${seconds} s`] : [];
}
