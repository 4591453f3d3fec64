import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../../leads/contacts/PersonalDataSource';
import { Submission } from './model';

const of = (emails: string[]) => ({ 'outbox.to': mongoose.trusted({ $in: emails }) });
const ignoringCase = { locale: 'en', strength: 2 };

/** Assessments whose report was emailed to a person. Erased, they are anonymous answers again. */
export const assessmentDataSources: PersonalDataSource[] = [
  {
    title: 'Assessments',
    find: async (emails, limit) =>
      (await Submission.find(of(emails)).collation(ignoringCase).limit(limit).lean()).map(readable),
    erase: async (emails) => {
      const change = { $set: { outbox: [] }, $unset: { origin: '' } };
      const { modifiedCount } = await Submission.updateMany(of(emails), change, { collation: ignoringCase });
      return { count: modifiedCount, auditIds: [] };
    },
  },
];
