import { findSubscriptionEntries } from './audience/subscribers/findSubscriptionEntries';
import { findBookingEntries } from './bookings/findBookingEntries';
import type { ContactSource } from './leads/contacts/ContactSource';
import { findAssessmentEntries } from './tools/assessments/findAssessmentEntries';
import { findReportEntries } from './tools/scans/findReportEntries';

/** What the domains above leads know of a person. */
export const contactSources: ContactSource[] = [
  findBookingEntries,
  findSubscriptionEntries,
  findAssessmentEntries,
  findReportEntries,
];
