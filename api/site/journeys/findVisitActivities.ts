import { Visit, type VisitRecord } from '../../insights/visits/model';
import type { Activity } from '../../leads/score/planScore';
import { findBrowsers, ofBrowsers } from './findBrowsers';

/** Visits that are read for the people of one query. */
const maxVisits = 2000;

/** The pages that people viewed in the last 30 days, while they allowed analytics. */
export async function findVisitActivities(emails: readonly string[]): Promise<Activity[]> {
  const browsers = await findBrowsers(emails);
  if (!browsers.length) return [];
  const visits = await Visit.find(ofBrowsers(browsers), { browserId: 1, startAt: 1, 'pages.path': 1 })
    .sort({ startAt: -1 })
    .limit(maxVisits)
    .lean<Pick<VisitRecord, 'browserId' | 'startAt' | 'pages'>[]>();
  return visits.flatMap(({ browserId, startAt, pages }) =>
    browsers
      .filter((browser) => browser.browserId === browserId)
      .flatMap(({ email }) =>
        pages.map(({ path }) => ({ email, kind: 'visit' as const, at: startAt, path: path.toLowerCase() })),
      ),
  );
}
