import { LeadNoteModel } from '../../leads/work/model';
import { createMember, type Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from '../sync/connectedSite.fixture';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const notesOf = (email: string) =>
  hubspot.portal.objectsOf('notes', email).map(({ properties }) => properties.hs_note_body);

/** Writes a note as a member, and returns how to change it. */
async function writeNote(reference: string, text: string) {
  const { body } = await admin.post(`/api/admin/leads/${reference}/notes`, { text });
  let { version } = body;
  return {
    id: body.id as string,
    change: async (part: object) => {
      const place = `/api/admin/leads/${reference}/notes/${body.id}`;
      const reply = await admin.patch(place, part, { 'If-Match': `"${version}"` });
      expect(reply.status).toBe(200);
      version = reply.body.version;
    },
  };
}

test('a note on a lead is one note of its contact: changed, deleted and restored', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.write({ notes: true });
  await site.goLive();
  const note = await writeNote(reference, 'Asked for <b>backup</b>\nCall on Monday');
  await site.settle();
  const [written] = notesOf(email);
  expect(notesOf(email)).toHaveLength(1);
  expect(written).toMatch(/^<p>Asked for &lt;b&gt;backup&lt;\/b&gt;<br>Call on Monday<\/p><p>.+<\/p>$/);
  const { createdAt } = await LeadNoteModel.findById(note.id).orFail().lean();
  expect(hubspot.portal.objectsOf('notes', email)[0]?.properties.hs_timestamp).toBe(createdAt.toISOString());
  await note.change({ text: 'Called on Monday' });
  await site.settle();
  expect(notesOf(email)).toEqual([expect.stringContaining('Called on Monday')]);
  await note.change({ isDeleted: true });
  await site.settle();
  expect(notesOf(email)).toEqual([]);
  await note.change({ isDeleted: false });
  await site.settle();
  expect(notesOf(email)).toEqual([expect.stringContaining('Called on Monday')]);
});

test('notes are written with their own switch only, never those on spam, and shadow mode shows them', async () => {
  const [email, spammer] = [newEmail(), newEmail()];
  const { reference } = await leadOf(email);
  await leadOf(spammer);
  const spam = await leadOf(spammer, { status: 'spam' });
  await writeNote(reference, 'A good lead');
  await writeNote(spam.reference, 'Looks like spam');
  await site.write({ meetings: true });
  await site.settle();
  const changesOf = async (address: string, role = admin) =>
    JSON.stringify((await role.get(`${path}/jobs/${(await findContact(address))?._id}`)).body.changes);
  expect(await changesOf(email)).not.toContain('A good lead');
  await site.write({ notes: true });
  await site.settle();
  expect(await changesOf(email)).toContain('A good lead');
  const viewer = await site.server.signInAs((await createMember({ role: 'viewer' }))._id);
  expect(await changesOf(email, viewer)).not.toContain('A good lead');
  expect(hubspot.portal.objects.size).toBe(0);
  await site.goLive();
  await site.settle();
  expect(notesOf(email)).toHaveLength(1);
  expect(notesOf(spammer)).toEqual([]);
});

test('a note whose answer was lost is found again by its time, one that HubSpot rejects is retried', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.goLive();
  await site.settle();
  await site.write({ notes: true });
  await writeNote(reference, 'First');
  const bad = await writeNote(reference, 'Wrote from x@refused.example');
  hubspot.portal.faults.lostAnswers = 1;
  await site.settle();
  expect(notesOf(email)).toEqual([expect.stringContaining('First')]);
  expect(await findContact(email)).toMatchObject({ state: 'dead', attempts: 8 });
  await bad.change({ text: 'Second' });
  await site.settle();
  expect(notesOf(email)).toHaveLength(2);
});

test('an erasure deletes notes; turning the switch off keeps what was written', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.write({ notes: true });
  await site.goLive();
  const note = await writeNote(reference, 'First');
  await site.settle();
  await site.write({ notes: false });
  await note.change({ text: 'Second' });
  await site.settle();
  expect(notesOf(email)).toEqual([expect.stringContaining('First')]);
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  expect(hubspot.portal.erased.has(email)).toBe(true);
});
