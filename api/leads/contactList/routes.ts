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
import { leadContactSources } from '../contacts/leadContactSources';
import { readContact } from '../contacts/readContact';
import { canSeePersonalDetails } from '../pipeline/policy';
import { contactTable, type FindErased } from './contactTable';
import { toContactSummary } from './contactView';
import { deleteContact, exportContacts, getListedContact, listContacts } from './contract';
import { findContacts } from './findContacts';
import { ListedContact, type ListedContactRecord } from './model';
import { mayDeleteContact, mayExportContacts, mayGetListedContact, mayListContacts } from './policy';
import { writeContactExport } from './writeContactExport';

/** The list of contacts. `otherSources` find what the domains above know of an email address. */
export function contactListRoutes(api: Api, otherSources: ContactSource[], findErased: FindErased): void {
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
    const canSeePersonal = canSeePersonalDetails(user);
    const found = await findContact(record.emailNorm);
    const shown = record.isListed ? record : ((await findListed(found.emails)) ?? record);
    const contact = await readContact(found, sources, canSeePersonal);
    return { ...toContactSummary(shown, canSeePersonal), contact };
  });

  addRoute(
    api,
    deleteContact,
    mayDeleteContact,
    async ({ params, version, user, audit }): Promise<undefined> => {
      const record = await ListedContact.findById(params.id).lean<ListedContactRecord>();
      authorize(mayDeleteContact, user, record);
      if (record.leads || record.bookings) throw conflict(IN_USE);
      await deleteAtVersion(ListedContact, { _id: record._id }, version);
      audit(record._id, { origins: record.origins });
    },
  );
}

const IN_USE = 'This contact has leads or bookings. Erase the person under one of the leads instead.';

const findListed = (emails: string[]) =>
  ListedContact.findOne({ emailNorm: mongoose.trusted({ $in: emails }), isListed: true }).lean<
    ListedContactRecord | undefined
  >();
