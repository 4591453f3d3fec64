import { contactImport, listContacts } from '@site/api/leads/contactList/contract';
import { mayImportContacts } from '@site/api/leads/contactList/policy';
import { createImportClient } from '../../workbench/tableImport/createImportClient';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';

/** Imports contacts from a table, such as an export of another CRM. */
export const ContactImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'contact', many: 'contacts' },
  needs: mayImportContacts,
  imports: createImportClient(contactImport, listContacts),
  fields: [
    { name: 'email', label: 'Email', isRequired: true },
    {
      name: 'name',
      label: 'Name',
      columnNames: ['full name', 'contact', 'contact name'],
    },
    { name: 'firstName', label: 'First name', columnNames: ['given name'] },
    { name: 'lastName', label: 'Last name', columnNames: ['family name', 'surname'] },
    { name: 'company', label: 'Company', columnNames: ['company name', 'organization', 'business'] },
    {
      name: 'phone',
      label: 'Phone',
      columnNames: ['phone number', 'telephone', 'mobile phone number'],
    },
  ],
  hint: 'CSV or JSON with an email address in each row, up to 1,000 rows. Existing contacts aren’t changed. Imported contacts get no emails. Import newsletter subscribers under Subscribers.',
  successNote:
    'You can undo the import for 30 days. Contacts who sent an inquiry or booked since then stay. Contacts are deleted after 24 months without activity.',
};
