import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { ScanMail } from './model';

const of = (emails: string[]) => ({ 'outbox.to': mongoose.trusted({ $in: emails }) });
const ignoringCase = { locale: 'en', strength: 2 };

/** Reports of tools that are being emailed to a person. */
export const reportDataSources: PersonalDataSource[] = [
  {
    title: 'Tool reports',
    find: async (emails, limit) =>
      (await ScanMail.find(of(emails)).collation(ignoringCase).limit(limit).lean()).map(readable),
    erase: async (emails) => {
      const { deletedCount } = await ScanMail.deleteMany(of(emails), { collation: ignoringCase });
      return { count: deletedCount, auditIds: [] };
    },
  },
];
