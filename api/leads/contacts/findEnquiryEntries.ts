import mongoose from 'mongoose';
import { leadStatusOptions, manualSourceOptions, serviceOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord, type FormAnswer } from '../enquiries/model';
import type { AnswerFile } from '../files/contract';
import type { ContactSource, SourceEntry } from './ContactSource';

const fields = {
  reference: 1,
  service: 1,
  status: 1,
  createdAt: 1,
  name: 1,
  company: 1,
  form: 1,
  manual: 1,
  'answers.files': 1,
  trackingWithdrawnAt: 1,
} as const;
type Fields = Pick<
  EnquiryRecord,
  | ('reference' | 'service' | 'status' | 'createdAt' | 'name' | 'company' | 'form' | 'manual' | 'answers')
  | 'trackingWithdrawnAt'
>;

export const findEnquiryEntries: ContactSource = async (emails, limit) => {
  const found = await Enquiry.find({ emailNorm: mongoose.trusted({ $in: emails }) }, fields)
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<Fields[]>();
  return [...found.map(toEntry), ...found.flatMap(toWithdrawal)];
};

function toEntry(lead: Fields): SourceEntry {
  const { reference, service, status, createdAt, name, company, form, manual, answers = [] } = lead;
  return {
    kind: 'enquiry',
    id: reference,
    title:
      labelOf(serviceOptions, service) || (form?.name ?? labelOf(manualSourceOptions, manual?.source ?? '')),
    state: labelOf(leadStatusOptions, status),
    at: createdAt.toISOString(),
    startsAt: null,
    name,
    company,
    files: filesOf(answers),
  };
}

/** Why an inquiry that waited for HubSpot is not there. */
const toWithdrawal = ({ reference, trackingWithdrawnAt: at }: Fields): SourceEntry[] =>
  at
    ? [
        {
          kind: 'consent',
          id: reference,
          title: 'Marketing cookies refused',
          state: 'Not submitted to HubSpot',
          at: at.toISOString(),
          startsAt: null,
        },
      ]
    : [];

function filesOf(answers: Pick<FormAnswer, 'files'>[]): AnswerFile[] | undefined {
  const files = answers.flatMap((answer) => answer.files ?? []);
  return files.length ? files : undefined;
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
