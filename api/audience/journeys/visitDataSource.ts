import { Event } from '../../insights/events/model';
import { Visit } from '../../insights/visits/model';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { findBrowsers, ofBrowsers } from './findBrowsers';

/**
 * Visits of a person who allowed analytics. Erasing leaves them as visits of nobody: figures do not change. Must come
 * before the sources whose records say which browsers were theirs.
 */
export const visitDataSource: PersonalDataSource = {
  title: 'Website visits',
  find: async (emails, limit) => {
    const browsers = await findBrowsers(emails);
    if (!browsers.length) return [];
    const visits = await Visit.find(ofBrowsers(browsers), '-visitor -browserId -browserMark')
      .sort({ startAt: -1 })
      .limit(limit)
      .lean();
    return visits.map(readable);
  },
  erase: async (emails) => {
    const browsers = await findBrowsers(emails, { forErasure: true });
    const nobody = { $unset: { browserId: '' as const, browserMark: '' as const } };
    const { modifiedCount } = await Visit.updateMany(ofBrowsers(browsers), nobody);
    await Event.updateMany(ofBrowsers(browsers), nobody);
    return { count: modifiedCount, auditIds: [] };
  },
};
