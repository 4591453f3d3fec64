import mongoose from 'mongoose';
import type { ContactSource } from '../contacts/ContactSource';
import { ListedContact, type ListedContactRecord } from './model';

type Fields = Pick<ListedContactRecord, '_id' | 'imported'>;

/** When and by whom a contact was imported. */
export const findImportEntries: ContactSource = async (emails) => {
  const found = await ListedContact.find(
    { emailNorm: mongoose.trusted({ $in: emails }) },
    { imported: 1 },
  ).lean<Fields[]>();
  return found.flatMap(({ _id: id, imported }) =>
    imported
      ? [
          {
            kind: 'import' as const,
            id,
            title: `by ${imported.by}`,
            state: 'Imported',
            at: imported.at.toISOString(),
            startsAt: null,
            name: imported.name || undefined,
            company: imported.company || undefined,
          },
        ]
      : [],
  );
};
