import mongoose from 'mongoose';
import { importRoutes } from '../../content/imports/importRoutes';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { conflict } from '../../platform/errors/HttpError';
import { deleteAtVersion } from '../../platform/records/atVersion';
import type { ContactSource } from '../contacts/ContactSource';
import { findContact } from '../contacts/contactMerges';
import { mergeListedContacts, undoListedContactMerge } from '../contacts/contract';
import { leadContactSources } from '../contacts/leadContactSources';
import { mergePeople, separatePeople } from '../contacts/mergePeople';
import { Contact } from '../contacts/model';
import { mayMergeContacts } from '../contacts/policy';
import { readContact } from '../contacts/readContact';
import { canSeePersonalDetails } from '../pipeline/policy';
import type { ContactFactSource } from './ContactFacts';
import { contactTable, type FindErased } from './contactTable';
import { deleteContact, exportContacts, getListedContact, listContacts } from './contract';
import { findContacts } from './findContacts';
import { findListed } from './findListed';
import { ListedContact, type ListedContactRecord } from './model';
import { mayDeleteContact, mayExportContacts, mayGetListedContact, mayListContacts } from './policy';
import { findRowOf, readListedContact } from './readListedContact';
import { writeContactExport } from './writeContactExport';

/** The list of contacts. `otherSources` find what the domains above know of an email address. */
export function contactListRoutes(
  api: Api,
  otherSources: ContactSource[],
  factSources: ContactFactSource[],
  findErased: FindErased,
): void {
  const sources = [...leadContactSources, ...otherSources];

  addRoute(api, listContacts, mayListContacts, ({ query, user }) =>
    findContacts(query, canSeePersonalDetails(user)),
  );

  addRoute(
    api,
    exportContacts,
    mayExportContacts,
    async ({ query, user, req, res }) => {
      await api.rateLimit.consume('export', user._id, 5, 3600);
      const from = requestOrigin(req, api.env.internalKey);
      await recordAudit(api.env, { who: user, action: mayExportContacts.name, entity: 'contacts', from });
      await writeContactExport(query, canSeePersonalDetails(user), res);
      return '';
    },
    // The export is streamed, however large it is.
    { deadline: 300 },
  );

  importRoutes(api, contactTable(findErased));

  addRoute(api, getListedContact, mayGetListedContact, async ({ params, user }) => {
    const record = await ListedContact.findById(params.id).lean<ListedContactRecord>();
    authorize(mayGetListedContact, user, record);
    return readListedContact(record, otherSources, canSeePersonalDetails(user));
  });

  addRoute(
    api,
    deleteContact,
    mayDeleteContact,
    async ({ params, version, user, audit }): Promise<undefined> => {
      const record = await ListedContact.findById(params.id).lean<ListedContactRecord>();
      authorize(mayDeleteContact, user, record);
      const { _id: merged, emails } = await findContact(record.emailNorm);
      const shown = await findRowOf(emails);
      if (shown?.leads || shown?.bookings) throw conflict(IN_USE);
      await deleteAtVersion(ListedContact, { _id: record._id }, version);
      if (merged) {
        await ListedContact.deleteMany({ emailNorm: mongoose.trusted({ $in: emails }) });
        await Contact.deleteOne({ _id: merged });
      }
      audit(record._id, { origins: record.origins });
    },
  );

  addRoute(api, mergeListedContacts, mayMergeContacts, async ({ params, body, version, user, audit }) => {
    const { _id, emailNorm } = await findListed(params.id);
    const { emails } = await findContact(emailNorm);
    const merged = await mergePeople(emailNorm, body.contact, { version, user }, factSources);
    audit(_id, { emails }, { emails: merged.emails });
    return readContact(merged, sources, canSeePersonalDetails(user));
  });

  addRoute(api, undoListedContactMerge, mayMergeContacts, async ({ params, version, user, audit }) => {
    const { _id, emailNorm } = await findListed(params.id);
    const { before, after } = await separatePeople(emailNorm, params.merge, version, factSources);
    audit(_id, { emails: before.emails }, { emails: after.emails });
    return readContact(await findContact(emailNorm), sources, canSeePersonalDetails(user));
  });
}

const IN_USE = 'This contact has leads or bookings. Erase the person instead.';
