import { PostMail } from '../audience/mailings/model';
import { postMails } from '../audience/mailings/postMails';
import { Subscriber } from '../audience/subscribers/model';
import { subscriptionMails } from '../audience/subscribers/subscriptionMails';
import { bookingMails } from '../bookings/bookingMails';
import { Booking } from '../bookings/model';
import { accountMails } from '../identity/mails/accountMails';
import { AccountMail } from '../identity/mails/model';
import { Session } from '../identity/session/model';
import { sessionMails } from '../identity/session/sessionMails';
import { enquiryMails } from '../leads/enquiries/enquiryMails';
import { Enquiry } from '../leads/enquiries/model';
import { Notice } from '../notifications/model';
import { noticeMails } from '../notifications/noticeMails';
import { type DeliverySource, owner } from '../platform/outbox/deliveries';
import { ReleaseWithdrawn } from '../site/releases/model';
import { releaseMails } from '../site/releases/releaseMails';
import { Submission } from '../tools/assessments/model';
import { reportMails } from '../tools/assessments/reportMails';
import { ScanMail } from '../tools/scans/model';
import { scanMails } from '../tools/scans/scanMails';

/** Everything that owes mails or calls, a line each: the worker looks through all of them. */
export const outboxOwners: DeliverySource[] = [
  owner(Enquiry, enquiryMails),
  owner(Booking, bookingMails),
  owner(Session, sessionMails),
  owner(AccountMail, accountMails),
  owner(Subscriber, subscriptionMails),
  owner(PostMail, postMails),
  owner(Submission, reportMails),
  owner(ScanMail, scanMails),
  owner(Notice, noticeMails),
  owner(ReleaseWithdrawn, releaseMails),
];
