import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import type { EnquiryRecord } from '../../leads/enquiries/model';
import type { Env } from '../../platform/configuration/env';
import { createLead, createMember, startServer } from '../../testing';
import { HubspotPortal } from '../../testing/hubspot/HubspotPortal';
import { startHubspot } from '../../testing/hubspot/startHubspot';
import type { HubspotActivitiesChange } from '../activities/contract';
import { DEMO_TOKEN, noActivities } from '../connection/contract';
import { Hubspot } from '../connection/model';
import { findMissing, toNewProperty } from '../mapping/checkMapping';
import { initialMapping } from '../mapping/localFields';
import { markedModels } from './collectChanges';
import type { CrmState } from './contract';
import { CrmContact, type CrmContactRecord } from './model';
import type { FindResults } from './readLocalContacts';
import { syncContacts } from './syncContacts';

export const path = '/api/admin/hubspot';

/** A site whose members and contacts can be synced with a portal of HubSpot. Its jobs run only when a test calls them. */
export async function startConnectedSite(findResults: FindResults = async () => new Map()) {
  const hubspot = await startHubspot();
  const server = await startServer({ HUBSPOT_ORIGIN: hubspot.origin }, { hasJobs: false });
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const brand = { name: 'Emberline' } as Env['brand'];
  const publicOrigin = 'https://emberline.example';
  const keys = { sealingKeys: [{ version: '1', key: Buffer.alloc(32, 7) }], auditKeys: ['a key'] };
  const sync = () =>
    syncContacts(
      {
        ...keys,
        hubspotOrigin: hubspot.origin,
        hubspotVersion: 'v3',
        publicOrigin,
        brand,
        mailFrom: 'hello@emberline.example',
      },
      pino({ level: 'silent' }),
      findResults,
    );
  return {
    hubspot,
    server,
    admin,
    sync,
    /** Removes all contacts and connects to an empty portal. */
    async reset(): Promise<void> {
      await Hubspot.updateOne(
        { _id: 'hubspot' },
        { $set: { mode: 'off', problem: 'none', activities: noActivities } },
      );
      await Promise.all(markedModels.map((model) => model.collection.deleteMany({})));
      await CrmContact.deleteMany({});
      Object.assign(hubspot.portal, new HubspotPortal());
      const properties = findMissing(initialMapping, hubspot.portal.properties).map(toNewProperty);
      hubspot.portal.properties.push(...properties);
      const { version } = (await admin.get(path)).body;
      await admin.post(`${path}/connect`, { token: DEMO_TOKEN }, { 'If-Match': `"${version}"` });
    },
    goLive: () => admin.post(`${path}/start`),
    /** Sets which activities are written. */
    async write(activities: HubspotActivitiesChange) {
      const { version } = (await admin.get(path)).body;
      return admin.patch(`${path}/activities`, activities, { 'If-Match': `"${version}"` });
    },
    /** Works through the queue until nothing is left to do, without waiting for the budget of calls. */
    async settle(): Promise<void> {
      const waiting: CrmState[] = ['pending', 'retry'];
      const open = { state: mongoose.trusted({ $in: waiting }) };
      const marked = { changeMark: mongoose.trusted({ $exists: true }) };
      for (;;) {
        await CrmContact.updateMany(open, { $set: { nextAt: new Date(0) } }, { timestamps: false });
        await mongoose.connection.collection('hubspotBudget').deleteMany({});
        await sync();
        const isOpen = await CrmContact.exists({
          state: mongoose.trusted({ $in: [...waiting, 'running' as const] }),
        });
        const isMarked = await Promise.all(markedModels.map((model) => model.exists(marked as never)));
        if (!isOpen && !isMarked.some(Boolean)) return;
      }
    },
    async stop(): Promise<void> {
      await server.stop();
      await hubspot.stop();
    },
  };
}

export type ConnectedSite = Awaited<ReturnType<typeof startConnectedSite>>;

export const newEmail = () => `${randomUUID()}@example.com`;

export const findContact = (email: string) => CrmContact.findOne({ email }).lean<CrmContactRecord>();

export async function leadOf(email: string, part: Partial<EnquiryRecord> = {}): Promise<EnquiryRecord> {
  return (await createLead({ email, emailNorm: email, ...part })) as EnquiryRecord;
}
