import { Visit } from '../../insights/visits/model';
import type { Activity } from '../../leads/score/planScore';
import { findBrowsers } from './findBrowsers';

/** Pages that are read for the people of one query, the latest. */
const maxPages = 20_000;

/** The pages that people viewed in the last 30 days, while they allowed analytics, each with its latest visit. */
export async function findVisitActivities(emails: readonly string[]): Promise<Activity[]> {
  const browsers = await findBrowsers(emails);
  if (!browsers.length) return [];
  const emailsOf = new Map<string, string[]>();
  for (const { browserId, email } of browsers)
    emailsOf.set(browserId, [...(emailsOf.get(browserId) ?? []), email]);
  const pages = await Visit.aggregate<{ _id: { browserId: string; path: string }; at: Date }>([
    { $match: { browserId: { $in: [...emailsOf.keys()] } } },
    { $unwind: '$pages' },
    { $group: { _id: { browserId: '$browserId', path: '$pages.path' }, at: { $max: '$startAt' } } },
    { $sort: { at: -1 } },
    { $limit: maxPages },
  ]);
  return pages.flatMap(({ _id: { browserId, path }, at }) =>
    (emailsOf.get(browserId) ?? []).map((email) => ({
      email,
      kind: 'visit' as const,
      at,
      path: path.toLowerCase(),
    })),
  );
}
