import { DEMO_TOKEN } from '../../hubspot/connection/contract';
import { Hubspot, type HubspotRecord } from '../../hubspot/connection/model';
import { HubspotMapping } from '../../hubspot/mapping/model';
import { CrmContact } from '../../hubspot/sync/model';
import { newId } from '../../platform/db/newId';
import type { Reply } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const place = '/api/admin/hubspot';
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const versionNow = async () => (await Hubspot.findById('hubspot').orFail().lean<HubspotRecord>()).version;

async function connect(member: Member): Promise<Reply> {
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { mode: 'off' } });
  const body = { token: DEMO_TOKEN };
  return member.send('POST', `${place}/connect`, { body, headers: ifMatch(await versionNow()) });
}

/** The reply of a write to a connected portal. */
const connected =
  (send: (member: Member, version: number) => Promise<Reply>, record = 'hubspot'): Scenario['good'] =>
  async (member) => {
    await connect(member);
    return { reply: await send(member, await versionNow()), record };
  };

const mapProperty = async (member: Member, property: string) => {
  const { entries, version } = (await member.get(`${place}/mapping`)).body;
  const changed = entries.map((entry: { field: string }) =>
    entry.field === 'company' ? { ...entry, property } : entry,
  );
  return member.send('PATCH', `${place}/mapping`, { body: { entries: changed }, headers: ifMatch(version) });
};

const sendActivities = (member: Member, body: object, version: number) =>
  member.send('PATCH', `${place}/activities`, { body, headers: ifMatch(version) });

/** Connecting HubSpot, its mapping and its properties. */
export const hubspotScenarios: Record<string, Scenario> = {
  'POST /admin/hubspot/connect': {
    good: async (member) => ({ reply: await connect(member), record: 'hubspot' }),
    bad: (member) =>
      member.send('POST', `${place}/connect`, { body: { token: DEMO_TOKEN }, headers: ifMatch(7_000) }),
  },
  'POST /admin/hubspot/test': {
    good: connected((member) => member.post(`${place}/test`)),
    bad: async (member) => {
      await Hubspot.updateOne({ _id: 'hubspot' }, { $unset: { token: '' } });
      return member.post(`${place}/test`);
    },
  },
  'POST /admin/hubspot/pause': {
    good: connected((member, version) =>
      member.send('POST', `${place}/pause`, { body: { isPaused: true }, headers: ifMatch(version) }),
    ),
    bad: (member) =>
      member.send('POST', `${place}/pause`, { body: { isPaused: true }, headers: ifMatch(7_000) }),
  },
  'PATCH /admin/hubspot/activities': {
    good: connected((member, version) => sendActivities(member, { meetings: true, notes: false }, version)),
    bad: (member) => sendActivities(member, { meetings: true, notes: true }, 7_000),
  },
  'DELETE /admin/hubspot': {
    good: connected((member, version) => member.send('DELETE', place, { headers: ifMatch(version) })),
    bad: (member) => member.send('DELETE', place, { headers: ifMatch(7_000) }),
  },
  'PATCH /admin/hubspot/mapping': {
    good: async (member) => ({ reply: await mapProperty(member, 'jobtitle'), record: 'mapping' }),
    bad: (member) => mapProperty(member, 'firstname'),
  },
  'POST /admin/hubspot/properties': {
    good: async (member) => {
      await connect(member);
      await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { 'entries.0.property': 'website_first' } });
      const { missing } = (await member.get(`${place}/mapping`)).body;
      const names = missing.map(({ name }: { name: string }) => name);
      return { reply: await member.post(`${place}/properties`, { names }), record: 'properties' };
    },
    bad: (member) => member.post(`${place}/properties`, { names: ['nothing'] }),
  },
  'POST /admin/hubspot/jobs/:id/replay': {
    good: async (member) => {
      const [contact] = await CrmContact.create([{ email: `${newId()}@example.com`, state: 'dead' }]);
      const record = contact?._id as string;
      return { reply: await member.post(`${place}/jobs/${record}/replay`), record };
    },
    bad: (member) => member.post(`${place}/jobs/nothing/replay`),
  },
  'POST /admin/hubspot/jobs/:id/review': {
    good: async (member) => {
      await connect(member);
      const compared = { email: `${newId()}@example.com`, state: 'done' as const, syncedAt: new Date() };
      const [contact] = await CrmContact.create([compared]);
      const record = contact?._id as string;
      return { reply: await member.post(`${place}/jobs/${record}/review`), record };
    },
    bad: (member) => member.post(`${place}/jobs/nothing/review`),
  },
  'POST /admin/hubspot/jobs/replay': {
    good: async (member) => ({ reply: await member.post(`${place}/jobs/replay`), record: 'jobs' }),
    bad: (member) => member.post(`${place}/jobs/replay`, { all: true }),
  },
  'POST /admin/hubspot/backfill': {
    good: connected((member) => member.post(`${place}/backfill`, { isDryRun: false }), 'backfill'),
    bad: (member) => member.post(`${place}/backfill`, { isDryRun: 'perhaps' }),
  },
  'POST /admin/hubspot/start': {
    good: connected((member) => member.post(`${place}/start`)),
    bad: async (member) => {
      await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { mode: 'off' } });
      return member.post(`${place}/start`);
    },
  },
};
