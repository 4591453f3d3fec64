import {
  type ContactPage,
  type ContactSummary,
  contactOriginOptions,
} from '@site/api/leads/contactList/contract';
import { mayExportContacts } from '@site/api/leads/contactList/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import { exportContacts, useListContactsQuery } from '../../leadPipeline/contactsApi';
import { leadLists } from '../../leadPipeline/leadLists';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import { EmailAddress } from '../../workbench/record/EmailAddress';
import { ContactDrawer } from './ContactDrawer';
import { ContactImport } from './ContactImport';
import { describeOrigins, titleOf } from './contactLabels';

/** The list of contacts. */
export const contactList: ListDefinition<ContactSummary, ContactPage> = {
  name: 'contacts',
  title: 'Contacts',
  description: 'Everyone who sent an inquiry, booked a meeting or was imported. One row per person.',
  nouns: { one: 'contact', many: 'contacts' },
  keyOf: ({ id }) => id,
  nameOf: titleOf,
  columns: [
    {
      name: 'Contact',
      sorts: { ascending: 'name', descending: 'nameDown', isAscendingFirst: true },
      render: (contact) => (
        <>
          <b>{titleOf(contact)}</b>
          {contact.name && (
            <span>
              <EmailAddress email={contact.email} />
            </span>
          )}
        </>
      ),
    },
    {
      name: 'Company',
      sorts: { ascending: 'company', descending: 'companyDown', isAscendingFirst: true },
      cardPosition: 'left',
      render: ({ company }) => company,
    },
    { name: 'Phone', hides: 'early', isHiddenByDefault: true, render: ({ phone }) => phone },
    {
      name: 'Source',
      hides: 'early',
      cardPosition: 'right',
      render: ({ origins }) => describeOrigins(origins),
    },
    { name: 'Leads', hides: 'early', className: 'm', render: ({ leads }) => leads || '' },
    { name: 'Bookings', hides: 'early', className: 'm', render: ({ bookings }) => bookings || '' },
    {
      name: 'Last activity',
      sorts: { ascending: 'oldest', descending: 'newest' },
      className: 'm mu',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ seenAt }) => dateFormat.inList(seenAt),
    },
  ],
  search: { label: 'Search contacts by name, email, company or phone', placeholder: 'name or company' },
  filters: [
    {
      name: 'origin',
      label: 'Source',
      before: 'from',
      any: 'any source',
      choices: contactOriginOptions,
    },
  ],
  sorts: [
    { value: 'newest', label: 'latest activity first' },
    { value: 'oldest', label: 'oldest activity first' },
    { value: 'name', label: 'name, A to Z' },
    { value: 'nameDown', label: 'name, Z to A' },
    { value: 'company', label: 'company, A to Z' },
    { value: 'companyDown', label: 'company, Z to A' },
  ],
  useRows: (query) => useListContactsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: (page) => [{ name: 'Total', value: formatCount(page.total, page.isMore) }],
  emptyState: {
    title: 'No contacts yet',
    text: 'People who send an inquiry or book a meeting appear here. You can also import a list, such as an export of another CRM.',
    action: { label: 'Open leads', act: () => location.assign(paths.admin.leads) },
  },
  noMatchText: (view) => noMatch(view),
  relatedLists: leadLists,
  Actions: ContactImport,
  exportOptions: {
    needs: mayExportContacts,
    formats: ['csv', 'json'],
    fetchFile: exportContacts,
    note: 'The file contains personal details. Share it with care.',
  },
  Drawer: ContactDrawer,
};

/** For members who do not see names: the order of names would give them away, and only companies can be searched. */
export const maskedContactList: typeof contactList = {
  ...contactList,
  columns: contactList.columns.map((column) =>
    column.name === 'Contact' ? { ...column, sorts: undefined } : column,
  ),
  search: { label: 'Search contacts by company', placeholder: 'company' },
  sorts: contactList.sorts?.filter(({ value }) => !value.startsWith('name')),
  noMatchText: (view) => noMatch(view, 'company'),
};

function noMatch({ q, cursor }: ListView, searched = 'name, email, company or phone number'): string {
  if (cursor) return 'No more contacts on this page.';
  if (q) return `No contacts match “${q}”. Enter the beginning of a ${searched}.`;
  return 'No matching contacts. Remove the filter.';
}
