import {
  deleteContact,
  exportContacts as exportOfContacts,
  getListedContact,
  listContacts,
} from '@site/api/leads/contactList/contract';
import { api, read, write } from '@site/shell/kit/query';
import { exportOf } from '../requests/exportOf';

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContacts: build.query(read(listContacts)),
    getListedContact: build.query(read(getListedContact)),
    deleteContact: build.mutation(write(deleteContact)),
  }),
  overrideExisting: true,
});

/** Queries and mutations of the list of contacts. */
export const { useListContactsQuery, useGetListedContactQuery, useDeleteContactMutation } = contactsApi;

/** Exports the matching contacts as the text of a file. */
export const exportContacts = exportOf(exportOfContacts);
