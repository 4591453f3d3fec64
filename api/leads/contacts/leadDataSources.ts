import mongoose from 'mongoose';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { fileDataSource } from '../files/fileDataSource';
import { AddressState, ReceivedEmailModel } from '../inbox/model';
import { LeadReplyModel } from '../replies/model';
import { ScoreChangeModel } from '../score/model';
import { readLeadTags, tagsOf } from '../tags/leadTags';
import { LeadNoteModel, LeadTaskModel } from '../work/model';
import { Contact } from './model';
import { type PersonalDataSource, readable } from './PersonalDataSource';

const of = (emails: string[]) => ({ emailNorm: mongoose.trusted({ $in: emails }) });
const named = (emails: string[]) => ({ _id: mongoose.trusted({ $in: emails }) });
const newest = { createdAt: -1 } as const;

const enquiries: PersonalDataSource = {
  title: 'Inquiries',
  find: async (emails, limit) => {
    const found = await Enquiry.find(of(emails)).sort(newest).limit(limit).lean<EnquiryRecord[]>();
    const tags = await readLeadTags();
    const namesOf = (ids?: string[]) => tagsOf(ids, tags).map(({ name }) => name);
    return found.map((record) => readable({ ...record, tags: namesOf(record.tags) }));
  },
  erase: async (emails) => {
    const found = await Enquiry.find(of(emails), { reference: 1 }).lean<
      Pick<EnquiryRecord, '_id' | 'reference'>[]
    >();
    const { deletedCount } = await Enquiry.deleteMany(of(emails));
    return { count: deletedCount, auditIds: found.map(({ reference }) => reference) };
  },
};

const notes: PersonalDataSource = {
  title: 'Notes',
  find: async (emails, limit) =>
    (await LeadNoteModel.find(of(emails)).sort(newest).limit(limit).lean()).map(readable),
  erase: async (emails) => countOf(await LeadNoteModel.deleteMany(of(emails))),
};

const tasks: PersonalDataSource = {
  title: 'Tasks',
  find: async (emails, limit) =>
    (await LeadTaskModel.find(of(emails)).sort(newest).limit(limit).lean()).map(readable),
  erase: async (emails) => countOf(await LeadTaskModel.deleteMany(of(emails))),
};

const replies: PersonalDataSource = {
  title: 'Replies',
  find: async (emails, limit) =>
    (await LeadReplyModel.find(of(emails)).sort(newest).limit(limit).lean()).map(readable),
  erase: async (emails) => countOf(await LeadReplyModel.deleteMany(of(emails))),
};

const received: PersonalDataSource = {
  title: 'Received emails',
  find: async (emails, limit) =>
    (await ReceivedEmailModel.find(of(emails)).sort({ at: -1 }).limit(limit).lean()).map(readable),
  erase: async (emails) => countOf(await ReceivedEmailModel.deleteMany(of(emails))),
};

const addresses: PersonalDataSource = {
  title: 'Email delivery',
  find: async (emails, limit) => {
    const found = await AddressState.find(named(emails)).limit(limit).lean();
    return found.map(({ _id: email, ...state }) => ({ email, ...state }));
  },
  erase: async (emails) => countOf(await AddressState.deleteMany(named(emails))),
};

const scores: PersonalDataSource = {
  title: 'Score changes',
  find: async (emails, limit) =>
    (await ScoreChangeModel.find(of(emails)).sort({ at: -1 }).limit(limit).lean()).map(readable),
  erase: async (emails) => countOf(await ScoreChangeModel.deleteMany(of(emails))),
};

const merges: PersonalDataSource = {
  title: 'Merged contacts',
  find: async (emails, limit) => {
    const filter = { emails: mongoose.trusted({ $in: emails }) };
    return (await Contact.find(filter).limit(limit).lean()).map(readable);
  },
  erase: async (emails) => countOf(await Contact.deleteMany({ emails: mongoose.trusted({ $in: emails }) })),
};

const listed: PersonalDataSource = {
  title: 'Contacts',
  find: async (emails, limit) => {
    const found = await ListedContact.find(of(emails)).limit(limit).lean<ListedContactRecord[]>();
    return found.map(readable);
  },
  erase: async (emails) => {
    const found = await ListedContact.find(of(emails), { _id: 1 }).lean<{ _id: string }[]>();
    const { deletedCount } = await ListedContact.deleteMany(of(emails));
    return { count: deletedCount, auditIds: found.map(({ _id }) => _id) };
  },
};

/** In the audit log these records have the reference of their lead. */
const countOf = ({ deletedCount }: { deletedCount: number }) => ({ count: deletedCount, auditIds: [] });

/** What leads hold about a person. */
export const leadDataSources = [
  enquiries,
  fileDataSource,
  notes,
  tasks,
  replies,
  received,
  addresses,
  scores,
  merges,
  listed,
];
