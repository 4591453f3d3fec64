import mongoose from 'mongoose';
import type { ImportKind } from '../../content/imports/ImportKind';
import { normalizeDraft } from '../../content/imports/normalizeDraft';
import { readRow } from '../../content/imports/readRow';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { conflict } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { validate } from '../../platform/http/validate';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { Contact } from '../contacts/model';
import { ContactRow, contactImport, maxImportedContacts } from './contract';
import { ListedContact } from './model';
import { mayImportContacts } from './policy';
import { importedRow } from './refreshContact';

const blank: ContactRow = { email: '', name: '', firstName: '', lastName: '', company: '', phone: '' };

/** Which of these addresses, in lower case, belong to people who were erased. */
export type FindErased = (emails: string[]) => Promise<ReadonlySet<string>>;

/**
 * The import of contacts. People who are in the list already, and those who were erased, are left out and named by their
 * line.
 */
export const contactTable = (findErased: FindErased): ImportKind<ContactRow> => ({
  name: 'contact',
  contract: contactImport,
  mayImport: mayImportContacts,
  fields: Object.keys(blank),
  requiredFields: ['email'],
  columnNames: {
    name: ['full name', 'contact', 'contact name'],
    firstName: ['given name'],
    lastName: ['family name', 'surname'],
    company: ['company name', 'organization', 'business'],
    phone: ['phone number', 'telephone', 'mobile phone number'],
  },
  createRowReader: async (rows) => {
    const given = rows.map(({ email }) => (typeof email === 'string' ? oneLine(email).trim() : ''));
    const emails = [...new Set(given.map((email) => email.toLowerCase()).filter(Boolean))];
    const known = await findKnown(emails);
    const erased = await findErased(emails);
    const seen = new Set<string>();
    return (row) => {
      const result = readRow(() => clean(validate(clean(normalizeDraft(row, blank)), ContactRow)));
      if (!('draft' in result)) return result;
      const email = result.draft.email.toLowerCase();
      if (known.has(email)) return { skip: 'Already in the contacts.' };
      if (erased.has(email)) return { skip: 'This person was erased.' };
      if (seen.has(email)) return { skip: 'This address is in an earlier row.' };
      seen.add(email);
      return result;
    };
  },
  add: async (rows, user) => {
    const filter = { isListed: true, origins: 'import' as const };
    await assertBelowLimit(ListedContact, { limit: maxImportedContacts, filter, more: rows.length }, () =>
      conflict(`The limit is ${maxImportedContacts} imported contacts.`),
    );
    const at = new Date();
    const records = rows.map(({ email, name, firstName, lastName, company, phone }) =>
      importedRow(email, {
        name: name || `${firstName} ${lastName}`.trim(),
        company,
        phone,
        at,
        by: user.name,
      }),
    );
    try {
      return (await ListedContact.insertMany(records)).map(({ _id }) => _id);
    } catch (error) {
      // Their inquiry or booking came in at the same time.
      if (duplicateKeyField(error) === 'emailNorm') throw conflict('The contacts changed. Please try again.');
      throw error;
    }
  },
  undo: async (ids) => {
    const filter = { _id: mongoose.trusted({ $in: ids }), version: 1 };
    return (await ListedContact.deleteMany(filter)).deletedCount;
  },
  auditDetailsOf: (rows) => ({ count: rows.length }),
});

function clean(row: ContactRow): ContactRow {
  return Object.fromEntries(
    Object.entries(row).map(([field, cell]) => [
      field,
      typeof cell === 'string' ? oneLine(cell).trim().replace(/ +/g, ' ') : cell,
    ]),
  ) as ContactRow;
}

/** The addresses that belong to a contact. */
async function findKnown(emails: string[]): Promise<Set<string>> {
  const isGiven = mongoose.trusted({ $in: emails });
  const [listed, merged] = [
    await ListedContact.distinct('emailNorm', { emailNorm: isGiven }),
    await Contact.distinct('emails', { emails: isGiven }),
  ];
  return new Set([...listed, ...merged]);
}
