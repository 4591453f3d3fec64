import mongoose from 'mongoose';
import { Booking } from '../../bookings/model';
import { saveExternalBooking } from '../../bookings/saveExternalBooking';
import type { Role } from '../../identity/users/contract';
import {
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { contactFactSources } from '../../wiring/contactSources';
import { deleteOldContacts } from '../contacts/deleteOldContacts';
import { Contact } from '../contacts/model';
import { Enquiry } from '../enquiries/model';
import type { ContactSummary } from './contract';
import { listNewContacts } from './listNewContacts';
import { ListedContact, listExistingContacts } from './model';

const DAY_MS = 86_400_000;
const path = '/api/admin/contacts';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role, name: 'Ada Admin' }))._id));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [Enquiry, Booking, Contact, ListedContact])
    await (model as typeof Contact).deleteMany({});
});

const as = (role: Role) => members.get(role) as Visitor;
const list = async (query = '', role: Role = 'editor') =>
  (await as(role).get(`${path}?${query}`)).body.items as ContactSummary[];
const namesOf = async (query = '') => (await list(query)).map(({ name }) => name);
const update = () => listNewContacts(contactFactSources);
const at = (version: number) => ({ 'If-Match': `"${version}"` });

function lead(email: string, part: Parameters<typeof createLead>[0] = {}) {
  return createLead({ email, emailNorm: email.toLowerCase(), company: `Company of ${email}`, ...part });
}

async function book(email: string, name: string) {
  const startAt = new Date(Date.now() + 7 * DAY_MS);
  const endAt = new Date(startAt.getTime() + 1_800_000);
  const draft = { id: crypto.randomUUID(), isCancelled: false, label: 'Consultation', startAt, endAt };
  await saveExternalBooking('cal', { ...draft, name, email });
}

const run = (table: string, part: object = {}, role: Role = 'admin') =>
  as(role).post(`${path}/imports`, { table, columns: [], isDryRun: false, ...part });
const undo = (batch: string) => as('admin').post(`${path}/imports/${batch}/undo`);

describe('the list', () => {
  test('has one row for each person with leads or bookings, with the latest details', async () => {
    const old = new Date(Date.now() - DAY_MS);
    await lead('dana@example.com', { name: 'D. Example', createdAt: old });
    const { reference } = await lead('Dana@Example.com', { name: 'Dana Example', company: 'Example Build' });
    await book('dana@example.com', 'Dana B. Example');
    await book('guest@example.com', 'Gus Guest');
    await update();
    const rows = await list('sort=name');
    expect(rows).toMatchObject([
      {
        name: 'Dana B. Example',
        company: 'Example Build',
        origins: ['lead', 'booking'],
        leads: 2,
        bookings: 1,
        lead: reference,
      },
      { name: 'Gus Guest', origins: ['booking'], leads: 0, bookings: 1, lead: null },
    ]);
    expect(await namesOf('q=example build')).toEqual(['Dana B. Example']);
    expect(await namesOf('origin=lead')).toEqual(['Dana B. Example']);
    expect(await namesOf('q=%2B%2B')).toEqual([]);
    const { contact } = (await as('editor').get(`${path}/${rows[0]?.id}`)).body;
    expect(contact.timeline.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'booking',
      'enquiry',
      'enquiry',
    ]);
  });

  test('is sorted by activity, name and company in both directions, page by page', async () => {
    const day = (days: number) => new Date(Date.now() - days * DAY_MS);
    await lead('a@example.com', { name: 'Ann', company: 'Zed', createdAt: day(1) });
    await lead('b@example.com', { name: 'bob', company: 'Alpha', createdAt: day(3) });
    await lead('c@example.com', { name: 'Cy', company: 'mid', createdAt: day(2) });
    await update();
    expect(await namesOf()).toEqual(['Ann', 'Cy', 'bob']);
    expect(await namesOf('sort=oldest')).toEqual(['bob', 'Cy', 'Ann']);
    expect(await namesOf('sort=name')).toEqual(['Ann', 'bob', 'Cy']);
    expect(await namesOf('sort=nameDown')).toEqual(['Cy', 'bob', 'Ann']);
    expect(await namesOf('sort=company')).toEqual(['bob', 'Cy', 'Ann']);
    expect(await namesOf('sort=companyDown')).toEqual(['Ann', 'Cy', 'bob']);
    const first = (await as('editor').get(`${path}?sort=name&limit=2`)).body;
    expect(await namesOf(`sort=name&limit=2&cursor=${first.nextCursor}`)).toEqual(['Cy']);
    expect(first).toMatchObject({ total: 3, isMore: false });
  });

  test('leaves spam out until it is released', async () => {
    const { reference } = await lead('dana@example.com', { status: 'quarantined' });
    await update();
    expect(await list()).toEqual([]);
    const move = (status: string, version: number) =>
      as('editor').patch(`/api/admin/leads/${reference}`, { status }, at(version));
    await move('new', 1);
    await update();
    expect(await list()).toHaveLength(1);
    await move('spam', 2);
    await update();
    expect(await list()).toEqual([]);
  });

  test('shows a merged contact once, found by all its addresses, and separates it again', async () => {
    const dana = await lead('dana@example.com');
    await lead('office@shop.example');
    await update();
    const former = (await list('q=shop'))[0]?.id;
    const merges = `/api/admin/leads/${dana.reference}/contact/merges`;
    const merged = await as('editor').post(merges, { contact: former }, at(0));
    const rows = await list();
    expect(rows).toMatchObject([{ leads: 2, email: 'dana@example.com' }]);
    expect((await list('q=shop')).map(({ id }) => id)).toEqual([rows[0]?.id]);
    expect((await as('editor').get(`${path}/${former}`)).body).toMatchObject({ id: rows[0]?.id, leads: 2 });
    const { merges: done, version } = merged.body;
    await as('editor').send('DELETE', `${merges}/${done[0].id}`, { headers: at(version) });
    expect((await list()).map(({ leads }) => leads)).toEqual([1, 1]);
    expect((await list('q=shop')).map(({ id }) => id)).toEqual([former]);
  });

  test('hides personal details from viewers, who find companies alone', async () => {
    await lead('dana@example.com', { name: 'Dana Example', company: 'Build Co' });
    await update();
    const shown = await list('', 'viewer');
    expect(shown).toMatchObject([{ company: 'Build Co', masked: true }]);
    for (const word of ['Dana', 'dana@']) expect(JSON.stringify(shown)).not.toContain(word);
    expect(await list('q=dana', 'viewer')).toEqual([]);
    expect(await list('q=build', 'viewer')).toHaveLength(1);
    expect((await as('viewer').get(`${path}?sort=name`)).status).toBe(403);
    const opened = await as('viewer').get(`${path}/${shown[0]?.id}`);
    expect(JSON.stringify(opened.body)).not.toContain('Dana');
  });

  test('is filled from existing records by the migration', async () => {
    await lead('dana@example.com');
    await update();
    await ListedContact.deleteMany({});
    await update();
    expect(await list()).toEqual([]);
    await listExistingContacts(mongoose.connection.db as mongoose.mongo.Db);
    await update();
    expect(await list()).toHaveLength(1);
  });

  test('is read by indexes alone', async () => {
    for (let n = 0; n < 18; n += 1)
      await lead(`person${n}@example.com`, { name: `Person ${n}`, company: `Company ${n}` });
    await update();
    for (const query of ['', 'sort=oldest', 'sort=name', 'sort=companyDown', 'origin=lead']) {
      const { docs, indexes } = await profileQueries(['listedContacts'], () => list(`${query}&limit=5`));
      expect({ query, docs }).toEqual({ query, docs: 6 });
      for (const index of indexes) expect(index).not.toMatch(/COLLSCAN|SORT(?!_)/);
    }
    const { docs } = await profileQueries(['listedContacts'], () => list('q=person17'));
    expect(docs).toBe(1);
  });
});

describe('an import', () => {
  const table =
    'E-mail,First name,Last name,Company name,Phone number\n' +
    'Ann@Import.example,Ann,Archer,Archer LLC,(512) 555-0188\n' +
    'bob@import.example,,,,\n';

  test('adds contacts, which can be searched and opened', async () => {
    const dry = await run(table, { isDryRun: true });
    expect(dry.body).toMatchObject({ rows: 2, isDone: false, errors: [], batch: null });
    expect(await list()).toEqual([]);
    expect((await run(table)).body).toMatchObject({ rows: 2, isDone: true });
    expect(await list('sort=name&origin=import')).toMatchObject([
      { name: 'Ann Archer', company: 'Archer LLC', email: 'Ann@Import.example', phone: '(512) 555-0188' },
      { name: '', email: 'bob@import.example', leads: 0, lead: null },
    ]);
    const [found] = await list('q=archer 5125550188');
    expect((await as('editor').get(`${path}/${found?.id}`)).body.contact).toMatchObject({
      emails: ['ann@import.example'],
      names: ['Ann Archer'],
      timeline: [{ kind: 'import', title: 'by Ada Admin' }],
    });
  });

  test('names rows with errors by line, and adds nothing until they are corrected', async () => {
    const { body } = await run(`email,company\nok@import.example,A\nnobody,B\n`);
    expect(body).toMatchObject({ rows: 0, isDone: false, errors: [{ line: 3, field: 'email' }] });
    expect(await list()).toEqual([]);
  });

  test('leaves out people who are in the list already, and repeated rows', async () => {
    await lead('dana@example.com');
    await update();
    const { body } = await run('email\nDANA@example.com\nnew@import.example\nNew@import.example\n');
    expect(body).toMatchObject({
      rows: 1,
      isDone: true,
      skipped: [
        { line: 2, message: 'Already in the contacts.' },
        { line: 4, message: 'This address is in an earlier row.' },
      ],
    });
  });

  test('is undone, except for those who sent an inquiry since', async () => {
    const { batch } = (await run(table)).body;
    await lead('ann@import.example', { name: 'Ann A. Archer' });
    await update();
    expect((await list('q=archer'))[0]).toMatchObject({ name: 'Ann A. Archer', origins: ['lead', 'import'] });
    expect((await undo(batch)).body).toEqual({ removed: 1, kept: 1 });
    expect(await namesOf()).toEqual(['Ann A. Archer']);
    expect((await undo(batch)).status).toBe(404);
  });

  test('may be deleted one by one, unless they have leads', async () => {
    await run(table);
    const [ann, bob] = await list('sort=name');
    await lead('ann@import.example');
    await update();
    const remove = (contact: ContactSummary | undefined, version: number) =>
      as('admin').send('DELETE', `${path}/${contact?.id}`, { headers: at(version) });
    expect((await remove(ann, 2)).status).toBe(409);
    expect((await remove(bob, 2)).status).toBe(412);
    expect((await remove(bob, 1)).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  test('can be exported and imported again', async () => {
    await run(table);
    const exported = (await as('admin').get(`${path}/export`)).body;
    await ListedContact.deleteMany({});
    expect((await run(exported)).body).toMatchObject({ rows: 2, isDone: true });
    expect(await namesOf('q=ann@import')).toEqual(['Ann Archer']);
  });

  test('is forgotten after two years without activity', async () => {
    await run(table);
    await deleteOldContacts(new Date(Date.now() - DAY_MS));
    expect(await list()).toHaveLength(2);
    await deleteOldContacts(new Date(Date.now() + DAY_MS));
    expect(await list()).toEqual([]);
  });
});
