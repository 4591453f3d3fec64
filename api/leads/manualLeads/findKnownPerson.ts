import mongoose from 'mongoose';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { findContact } from '../contacts/contactMerges';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { KnownPerson } from './contract';

const MOST_LEADS = 5;
const fields = { reference: 1, name: 1, company: 1, status: 1, createdAt: 1 } as const;

/** What the workbench has about an email address and those merged with it. */
export async function findKnownPerson(email: string): Promise<KnownPerson> {
  const { emails } = await findContact(email.trim().toLowerCase());
  const isTheirs = mongoose.trusted({ $in: emails });
  // One after the other, because this also runs within transactions, which do not support parallel operations.
  const leads = await Enquiry.find({ emailNorm: isTheirs, status: mongoose.trusted({ $ne: 'spam' }) }, fields)
    .sort({ createdAt: -1 })
    .limit(MOST_LEADS)
    .lean<Pick<EnquiryRecord, keyof typeof fields>[]>();
  const contact = await ListedContact.findOne(
    { emailNorm: isTheirs, isListed: true },
    { name: 1, email: 1 },
  ).lean<Pick<ListedContactRecord, '_id' | 'name' | 'email'>>();
  return {
    leads: leads.map(({ reference, name, company, status, createdAt }) => ({
      reference,
      name,
      company,
      status,
      receivedAt: createdAt.toISOString(),
    })),
    contact: contact && { id: contact._id, name: contact.name || contact.email },
  };
}
