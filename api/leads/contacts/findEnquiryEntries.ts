import mongoose from 'mongoose';
import { leadStatusOptions, serviceOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { ContactSource } from './ContactSource';

type Fields = Pick<EnquiryRecord, 'reference' | 'service' | 'status' | 'createdAt' | 'name' | 'company'>;
const fields = { _id: 0, reference: 1, service: 1, status: 1, createdAt: 1, name: 1, company: 1 } as const;

export const findEnquiryEntries: ContactSource = async (emails, limit) => {
  const found = await Enquiry.find({ emailNorm: mongoose.trusted({ $in: emails }) }, fields)
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<Fields[]>();
  return found.map(({ reference, service, status, createdAt, name, company }) => ({
    kind: 'enquiry',
    id: reference,
    title: labelOf(serviceOptions, service),
    state: labelOf(leadStatusOptions, status),
    at: createdAt.toISOString(),
    startsAt: null,
    name,
    company,
  }));
};

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
