import { AccountMail } from './accounts/accountMail';
import { accountMails } from './accounts/accountMails';
import { Session } from './accounts/sessions';
import { type Owner, owner } from './outbox/owner';
import { Submission } from './resources/assessments/model';
import { reportMails } from './resources/assessments/reportMails';
import { bookingMails } from './resources/bookings/bookingMails';
import { Booking } from './resources/bookings/model';
import { enquiryMails } from './resources/enquiries/enquiryMails';
import { Enquiry } from './resources/enquiries/model';
import { PostMail } from './resources/mailings/model';
import { postMails } from './resources/mailings/postMails';
import { Notice } from './resources/notices/model';
import { noticeMails } from './resources/notices/noticeMails';
import { ReleaseWithdrawn } from './resources/releases/model';
import { releaseMails } from './resources/releases/releaseMails';
import { ScanMail } from './resources/scans/model';
import { scanMails } from './resources/scans/scanMails';
import { sessionMails } from './resources/session/sessionMails';
import { Subscriber } from './resources/subscribers/model';
import { subscriptionMails } from './resources/subscribers/subscriptionMails';

/** Everything that owes mails or calls, a line each: the worker looks through all of them. */
export const owners: Owner[] = [
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
