import { findVisitEntries } from '../audience/journeys/findVisitEntries';
import { visitDataSource } from '../audience/journeys/visitDataSource';
import { findEmailEntries } from '../audience/management/findEmailEntries';
import { subscriptionDataSources } from '../audience/management/subscriptionDataSources';
import { findSubscriptionEntries } from '../audience/subscribers/findSubscriptionEntries';
import { bookingDataSources } from '../bookings/bookingDataSources';
import { bookingFacts } from '../bookings/bookingFacts';
import { findBookingEntries } from '../bookings/findBookingEntries';
import { hubspotDataSources } from '../hubspot/sync/hubspotDataSources';
import type { ContactFactSource } from '../leads/contactList/ContactFacts';
import { leadFacts } from '../leads/contactList/leadFacts';
import type { ContactSource } from '../leads/contacts/ContactSource';
import { leadDataSources } from '../leads/contacts/leadDataSources';
import type { PersonalDataSource } from '../leads/contacts/PersonalDataSource';
import { viewDataSources } from '../leads/contacts/viewDataSources';
import { assessmentDataSources } from '../tools/assessments/assessmentDataSources';
import { findAssessmentEntries } from '../tools/assessments/findAssessmentEntries';
import { findReportEntries } from '../tools/scans/findReportEntries';
import { reportDataSources } from '../tools/scans/reportDataSources';

/** What the site holds about a person, as it is exported and erased. */
export const personalDataSources: PersonalDataSource[] = [
  visitDataSource,
  ...leadDataSources,
  ...bookingDataSources,
  ...subscriptionDataSources,
  ...assessmentDataSources,
  ...reportDataSources,
  ...viewDataSources,
  ...hubspotDataSources,
];

/** What the domains above leads know of a person. */
export const contactSources: ContactSource[] = [
  findBookingEntries,
  findSubscriptionEntries,
  findEmailEntries,
  findAssessmentEntries,
  findReportEntries,
  findVisitEntries,
];

/** What the list of contacts is made of, besides imports. */
export const contactFactSources: ContactFactSource[] = [leadFacts, bookingFacts];
