import mongoose from 'mongoose';
import { Consent } from '../../audience/consent/model';
import { readCounts } from '../../insights/reports/readCounts';
import { endOfSiteDay, startOfSiteDay } from '../../insights/reports/siteHours';
import { Enquiry } from '../../leads/enquiries/model';
import type { UncountedEstimate, UncountedQuery } from './contract';
import { estimateUncounted } from './estimateUncounted';

/** The event that a page reports when an enquiry was sent. */
const enquiryEvent = 'generate_lead';

export async function readUncountedEstimate({ from, to }: UncountedQuery): Promise<UncountedEstimate> {
  const period = { $gte: startOfSiteDay(from), $lt: endOfSiteDay(to) };
  const [total, events, enquiries, choices] = await Promise.all([
    readCounts(from, to, [], 'total'),
    readCounts(from, to, [], 'event'),
    Enquiry.countDocuments({
      createdAt: mongoose.trusted(period),
      status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
      // Only a page that runs the site's scripts reports it.
      context: mongoose.trusted({ $exists: true }),
    }),
    Consent.aggregate<{ _id: boolean; count: number }>([
      { $match: { at: period } },
      { $sort: { at: 1 } },
      { $group: { _id: '$consentId', isAllowed: { $last: '$choices.analytics' } } },
      { $group: { _id: '$isAllowed', count: { $sum: 1 } } },
    ]),
  ]);
  const countOf = (isAllowed: boolean) => choices.find(({ _id }) => _id === isAllowed)?.count ?? 0;
  const counts = {
    visitors: total.get('all')?.visitors ?? 0,
    accepted: countOf(true),
    declined: countOf(false),
    enquiries,
    countedEnquiries: Math.min(enquiries, events.get(enquiryEvent)?.ownEvents ?? 0),
  };
  return { ...counts, ...estimateUncounted(counts) };
}
