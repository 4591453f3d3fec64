import mongoose from 'mongoose';
import { SavedViewModel } from '../../identity/views/model';
import { type PersonalDataSource, readable } from './PersonalDataSource';

/** Saved views of lists that search for an email address of the person. */
export const viewDataSources: PersonalDataSource[] = [
  {
    title: 'Saved views',
    find: async (emails, limit) =>
      (await SavedViewModel.find(searchesFor(emails)).limit(limit).lean()).map(readable),
    erase: async (emails) => {
      const { deletedCount } = await SavedViewModel.deleteMany(searchesFor(emails));
      // The audit log does not record what views search for.
      return { count: deletedCount, auditIds: [] };
    },
  },
];

/** The address must be a whole word, since it can be the end of another one. */
export function searchesFor(emails: string[], field = 'search') {
  const patterns = emails.map((email) => {
    const encoded = new URLSearchParams([['', email]]).toString().slice(1);
    return new RegExp(`[=+]${encoded.replace(/[^\w%]/g, '\\$&')}(?:[+&]|$)`, 'i');
  });
  return { [field]: mongoose.trusted({ $in: patterns }) };
}
