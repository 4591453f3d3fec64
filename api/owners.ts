import { type Owner, owner } from './outbox/owner';
import { enquiryMails } from './resources/enquiries/enquiryMails';
import { Enquiry } from './resources/enquiries/model';

/** Everything that owes mails or calls, a line each: the worker looks through all of them. */
export const owners: Owner[] = [owner(Enquiry, enquiryMails)];
