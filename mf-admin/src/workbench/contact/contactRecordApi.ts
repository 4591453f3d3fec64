import { listContacts } from '@site/api/leads/contactList/contract';
import {
  erasePerson,
  exportContactData,
  exportPersonalData,
  mergeContacts,
  mergeListedContacts,
  undoContactMerge,
  undoListedContactMerge,
} from '@site/api/leads/contacts/contract';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';
import type { ContactSubject } from './ContactSubject';

const contactRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    mergeContacts: build.mutation(write(mergeContacts)),
    undoContactMerge: build.mutation(write(undoContactMerge)),
    mergeListedContacts: build.mutation(write(mergeListedContacts)),
    undoListedContactMerge: build.mutation(write(undoListedContactMerge)),
    exportPersonalData: build.query({ ...read(exportPersonalData), keepUnusedDataFor: 0 }),
    exportContactData: build.query({ ...read(exportContactData), keepUnusedDataFor: 0 }),
    erasePerson: build.mutation(write(erasePerson, { changes: [listLeads, listContacts] })),
  }),
  overrideExisting: true,
});

/** Mutations of the person behind a lead, and of a contact of the list. */
export const {
  useMergeContactsMutation,
  useUndoContactMergeMutation,
  useMergeListedContactsMutation,
  useUndoListedContactMergeMutation,
  useErasePersonMutation,
} = contactRecordApi;

/** Everything about a person, as the text of a file. */
export async function fetchPersonalData(
  { lead, contact }: ContactSubject,
  format: 'html' | 'json',
): Promise<string> {
  const { exportPersonalData: ofLead, exportContactData: ofContact } = contactRecordApi.endpoints;
  const options = { forceRefetch: true, subscribe: false };
  const file = await dispatchOnce<unknown>(
    lead === undefined
      ? ofContact.initiate({ id: contact, query: { format } }, options)
      : ofLead.initiate({ reference: lead, query: { format } }, options),
  );
  return typeof file === 'string' ? file : JSON.stringify(file, null, 2);
}
