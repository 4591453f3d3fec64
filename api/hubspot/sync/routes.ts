import mongoose, { type QueryFilter } from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { countUpTo, readPage } from '../../platform/records/readPage';
import { Hubspot, readHubspot } from '../connection/model';
import { mayEditHubspot, mayReadHubspot } from '../connection/policy';
import { backfill } from './backfill';
import {
  backfillHubspot,
  type CrmContactQuery,
  crmStates,
  getCrmContact,
  listCrmContacts,
  replayCrmContact,
  replayDeadCrmContacts,
  reviewCrmContact,
  startHubspotSync,
} from './contract';
import { toCrmContactView } from './crmContactView';
import { CrmContact, type CrmContactRecord, compareAgain, compared } from './model';

const MAX_COUNTED = 5_000;
const ORDER = { updatedAt: -1, _id: 1 } as const;

/** The queue of contacts that are synced with HubSpot. */
export function hubspotSyncRoutes(api: Api): void {
  addRoute(api, listCrmContacts, mayReadHubspot, async ({ query, user }) => {
    const canSeePersonal = canSeePersonalDetails(user);
    if (query.q && !canSeePersonal) throw badRequest('Addresses are hidden for your role.');
    const found = matching(query);
    const filter = query.state ? { ...found, state: query.state } : found;
    const { records, ...page } = await readPage(CrmContact, query, {
      filter,
      order: ORDER,
      maxCount: MAX_COUNTED,
      countIndex: query.q ? { email: 1 } : query.state ? { state: 1, ...ORDER } : ORDER,
    });
    const counted = await Promise.all(
      crmStates.map(
        async (state) => [state, await countUpTo(CrmContact, { ...found, state }, MAX_COUNTED)] as const,
      ),
    );
    return {
      ...page,
      items: records.map((record) => toCrmContactView(record, canSeePersonal)),
      counts: Object.fromEntries(counted.map(([state, { total }]) => [state, total])) as never,
      atLeast: counted.filter(([, { isMore }]) => isMore).map(([state]) => state),
    };
  });

  addRoute(
    api,
    replayDeadCrmContacts,
    mayEditHubspot,
    async ({ audit }) => {
      const contacts = await compareAgain('dead');
      audit('jobs', undefined, { contacts });
      return { contacts };
    },
    { action: 'retry all failed HubSpot contacts' },
  );

  addRoute(api, getCrmContact, mayReadHubspot, async ({ params, user }) => {
    const contact = await findContact(params.id);
    authorize(mayReadHubspot, user, contact);
    return toCrmContactView(contact, canSeePersonalDetails(user));
  });

  addRoute(
    api,
    reviewCrmContact,
    mayEditHubspot,
    async ({ params, user, audit, skipAudit }) => {
      const contact = await findContact(params.id);
      authorize(mayEditHubspot, user, contact);
      const { mode } = await readHubspot();
      if (mode !== 'shadow' || !contact.syncedAt)
        throw conflict('Shadow mode has not compared this contact.');
      if (contact.reviewedAt) {
        skipAudit();
        return toCrmContactView(contact, canSeePersonalDetails(user));
      }
      const reviewedAt = new Date();
      await CrmContact.updateOne({ _id: contact._id }, { $set: { reviewedAt } }, { timestamps: false });
      audit(contact._id, undefined, { reviewedAt });
      return toCrmContactView({ ...contact, reviewedAt }, canSeePersonalDetails(user));
    },
    { action: 'review a HubSpot contact' },
  );

  addRoute(
    api,
    replayCrmContact,
    mayEditHubspot,
    async ({ params, user, audit }) => {
      const contact = await findContact(params.id);
      authorize(mayEditHubspot, user, contact);
      const changed = await CrmContact.findOneAndUpdate(
        { _id: contact._id, state: mongoose.trusted({ $ne: 'running' }) },
        compared(),
        { returnDocument: 'after' },
      ).lean<CrmContactRecord>();
      if (!changed) throw conflict('This contact is being synced already.');
      audit(contact._id, { state: contact.state }, { state: changed.state });
      return toCrmContactView(changed, canSeePersonalDetails(user));
    },
    { action: 'sync a HubSpot contact again' },
  );

  addRoute(
    api,
    backfillHubspot,
    mayEditHubspot,
    async ({ body, audit, skipAudit }) => {
      const { mode, activities } = await readHubspot();
      if (mode === 'off') throw conflict('HubSpot is not connected.');
      const contacts = await backfill(body.isDryRun, activities);
      if (body.isDryRun) skipAudit();
      else audit('backfill', undefined, { contacts });
      return { contacts };
    },
    { deadline: 25, action: 'add existing contacts to the HubSpot sync' },
  );

  addRoute(
    api,
    startHubspotSync,
    mayEditHubspot,
    async ({ audit }) => {
      const started = await Hubspot.findOneAndUpdate(
        { _id: 'hubspot', mode: 'shadow' },
        { $set: { mode: 'live', liveAt: new Date() }, $inc: { version: 1 } },
      );
      if (!started) throw conflict('HubSpot is not in shadow mode.');
      const contacts = await compareAgain();
      audit('hubspot', { mode: 'shadow' }, { mode: 'live' });
      return { contacts };
    },
    { deadline: 25, action: 'start the HubSpot sync' },
  );
}

const findContact = (id: string) => CrmContact.findById(id).lean<CrmContactRecord>();

function matching({ q = '' }: CrmContactQuery): QueryFilter<CrmContactRecord> {
  const start = q.trim().toLowerCase();
  return start ? { email: mongoose.trusted({ $gte: start, $lt: `${start}\uffff` }) } : {};
}
