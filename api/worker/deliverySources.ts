import { NewsletterMail } from '../audience/mailings/model';
import { newsletterMails } from '../audience/newsletters/newsletterMails';
import { sequenceMails } from '../audience/sequences/sequenceMails';
import { Subscriber } from '../audience/subscribers/model';
import { subscriptionMails } from '../audience/subscribers/subscriptionMails';
import { connectionMails } from '../bookings/calendarConnections/connectionMails';
import { ConnectionModel } from '../bookings/calendarConnections/model';
import { bookingMails } from '../bookings/mails/bookingMails';
import { Booking } from '../bookings/model';
import { accountMails } from '../identity/mails/accountMails';
import { AccountMail } from '../identity/mails/model';
import { Session } from '../identity/session/model';
import { sessionMails } from '../identity/session/sessionMails';
import { enquiryMails } from '../leads/enquiries/enquiryMails';
import { Enquiry } from '../leads/enquiries/model';
import { LeadReplyModel } from '../leads/replies/model';
import { replyMails } from '../leads/replies/replyMails';
import { LeadNoteModel, LeadTaskModel } from '../leads/work/model';
import { noteMails, taskMails } from '../leads/work/workMails';
import { Notice } from '../notifications/model';
import { noticeMails } from '../notifications/noticeMails';
import { type DeliverySource, deliverySource } from '../platform/outbox/deliveries';
import { WeeklyReport } from '../reporting/weeklyReport/model';
import { weeklyReportMails } from '../reporting/weeklyReport/weeklyReportMails';
import { ReleaseWithdrawn } from '../rollbacks/model';
import { releaseMails } from '../rollbacks/releaseMails';
import { Submission } from '../tools/assessments/model';
import { reportMails } from '../tools/assessments/reportMails';
import { ScanMail } from '../tools/scans/model';
import { scanMails } from '../tools/scans/scanMails';

/** All models with an outbox. The worker delivers their entries. */
export const deliverySources: DeliverySource[] = [
  deliverySource(Enquiry, enquiryMails),
  deliverySource(LeadNoteModel, noteMails),
  deliverySource(LeadTaskModel, taskMails),
  deliverySource(LeadReplyModel, replyMails),
  deliverySource(Booking, bookingMails),
  deliverySource(ConnectionModel, connectionMails),
  deliverySource(Session, sessionMails),
  deliverySource(AccountMail, accountMails),
  deliverySource(Subscriber, subscriptionMails),
  deliverySource(NewsletterMail, { ...newsletterMails, ...sequenceMails }),
  deliverySource(Submission, reportMails),
  deliverySource(ScanMail, scanMails),
  deliverySource(Notice, noticeMails),
  deliverySource(ReleaseWithdrawn, releaseMails),
  deliverySource(WeeklyReport, weeklyReportMails),
];
