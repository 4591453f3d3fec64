import { getListedContact, listContacts } from '@site/api/leads/contactList/contract';
import { correctContact, correctLead } from '@site/api/leads/corrections/contract';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { api, write } from '@site/shell/kit/query';

/** Corrections of a person, whom leads and contacts show. */
export const { useCorrectLeadMutation, useCorrectContactMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    correctLead: build.mutation(write(correctLead, { changes: [listLeads, listContacts, getListedContact] })),
    correctContact: build.mutation(
      write(correctContact, { changes: [listLeads, listContacts, getListedContact] }),
    ),
  }),
  overrideExisting: true,
});
