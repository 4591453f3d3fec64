import mongoose from 'mongoose';
import { correctLeads } from '../corrections/correctLeads';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { ContactFactSource } from './ContactFacts';

const LATEST = 5;
const fields = { reference: 1, name: 1, email: 1, company: 1, phone: 1, createdAt: 1 } as const;
type Fields = Pick<EnquiryRecord, keyof typeof fields>;

/** The people of leads. Those of spam and quarantined enquiries are not listed. */
export const leadFacts: ContactFactSource = {
  origin: 'lead',
  findUnlisted: async (limit) => {
    const found = await Enquiry.find({ isUnlisted: true }, { _id: 0, emailNorm: 1 })
      .limit(limit)
      .lean<Pick<EnquiryRecord, 'emailNorm'>[]>();
    return found.map(({ emailNorm }) => emailNorm);
  },
  read: async (emails) => {
    const own = { emailNorm: mongoose.trusted({ $in: emails }) };
    await Enquiry.updateMany(
      { ...own, isUnlisted: true },
      { $unset: { isUnlisted: '' } },
      { timestamps: false },
    );
    const wanted = { ...own, status: mongoose.trusted({ $nin: ['spam' as const, 'quarantined' as const] }) };
    const latest = await Enquiry.find(wanted, fields).sort({ createdAt: -1 }).limit(LATEST).lean<Fields[]>();
    return {
      count: await Enquiry.countDocuments(wanted),
      facts: latest.map(({ name, email, company, phone, createdAt: at }) => ({
        name,
        email,
        company,
        phone,
        at,
      })),
      reference: latest[0]?.reference,
    };
  },
  correct: correctLeads,
};
