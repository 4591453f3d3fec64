import mongoose from 'mongoose';
import { deleteOldLinks } from '../audience/subscribers/links';
import { Conversion } from '../bookings/conversions/model';
import { Booking, BookingCell } from '../bookings/model';
import { refreshContact } from '../leads/contactList/refreshContact';
import { deleteOldContacts } from '../leads/contacts/deleteOldContacts';
import { Enquiry } from '../leads/enquiries/model';
import { AddressState, ReceivedEmailModel } from '../leads/inbox/model';
import { LeadReplyModel } from '../leads/replies/model';
import { deleteLeads } from '../leads/score/deleteLeads';
import { deleteOldWork } from '../leads/work/deleteOldWork';
import { Submission } from '../tools/assessments/model';
import { contactFactSources } from '../wiring/contactSources';

const day = 86_400_000;

/**
 * Deletes personal data after its retention period: network addresses and the recipients of emailed results
 * after 30 days, spam and deleted notes after 30, quarantined enquiries after 90, leads, their notes, tasks
 * and replies, bookings and subscription links after 24 months, conversions after 13 months and their click ids after 90 days.
 */
export async function deleteExpiredData(now = Date.now()): Promise<void> {
  const before = (days: number) => mongoose.trusted({ $lt: new Date(now - days * day) });
  const hasAddress = mongoose.trusted({ $exists: true });
  await Enquiry.updateMany(
    { createdAt: before(30), address: hasAddress },
    { $unset: { address: '', userAgent: '' } },
  );
  await deleteLeads({ createdAt: before(30), status: 'spam' });
  await deleteLeads({ createdAt: before(90), status: 'quarantined' });
  const isExpired = { createdAt: before(730) };
  const expired = new Set([
    ...(await Enquiry.distinct('emailNorm', isExpired)),
    ...(await Booking.distinct('emailNorm', isExpired)),
  ]);
  await deleteLeads(isExpired);
  await deleteOldContacts(new Date(now - 730 * day));
  await LeadReplyModel.deleteMany({ createdAt: before(730) });
  await ReceivedEmailModel.deleteMany({ at: before(730) });
  await AddressState.deleteMany({ at: before(730) });
  await deleteOldWork(new Date(now - 30 * day), new Date(now - 730 * day));
  await Booking.updateMany(
    { createdAt: before(30), address: hasAddress },
    { $unset: { address: '', userAgent: '' } },
  );
  await Booking.deleteMany(isExpired);
  // The list of contacts shows what later records say.
  for (const email of expired)
    await mongoose.connection.transaction(() => refreshContact(email, contactFactSources));
  // Past times can't be booked any more.
  await BookingCell.deleteMany({ at: before(30) });
  await Conversion.updateMany({ createdAt: before(30), address: hasAddress }, { $unset: { address: '' } });
  await Conversion.updateMany(
    { createdAt: before(90), gclid: mongoose.trusted({ $ne: null }) },
    { $set: { gclid: null } },
  );
  await Conversion.deleteMany({ createdAt: before(395) });
  await deleteOldLinks(now);
  const isOld = { 'old.since': { $lt: new Date(now - 30 * day) } };
  await Submission.updateMany(
    { 'outbox.since': before(30) },
    { $set: { 'outbox.$[old].to': 'forgotten' } },
    { arrayFilters: [isOld] },
  );
}
