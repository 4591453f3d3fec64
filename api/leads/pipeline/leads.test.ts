import type { Role } from '../../identity/users/contract';
import {
  createLead,
  createMember,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry } from '../enquiries/model';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['editor', 'viewer'] as const) {
    const { email, password } = await createMember({ role });
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    members.set(role, visitor);
  }
});
afterAll(() => server.stop());
beforeEach(() => Enquiry.deleteMany({}));

const as = (role: Role) => members.get(role) as Visitor;

describe('the list', () => {
  test('refuses queries that the contract does not allow', async () => {
    for (const query of [
      'status=wild',
      'limit=0',
      'limit=1000',
      'limit=2.5',
      'limit=ten',
      'cursor=%00',
      'page=2',
      'q=a&q=b',
      'status[$ne]=new',
    ]) {
      expect((await as('editor').get(`/api/admin/leads?${query}`)).status).toBe(400);
    }
  });

  test('is sorted newest first, with pages and totals', async () => {
    for (let n = 0; n < 5; n += 1)
      await createLead({ createdAt: new Date(2026, 0, n + 1), status: n ? 'new' : 'won' });
    const first = await as('editor').get('/api/admin/leads?limit=3');
    expect(first.body).toMatchObject({ total: 5, isMore: false, counts: { new: 4, won: 1, lost: 0 } });
    const second = await as('editor').get(`/api/admin/leads?limit=3&cursor=${first.body.nextCursor}`);
    expect(second.body.nextCursor).toBeNull();
    const days = [...first.body.items, ...second.body.items].map((item) => item.receivedAt.slice(8, 10));
    expect(days).toEqual([...days].sort().reverse());
    expect(days).toHaveLength(5);
    const won = await as('editor').get('/api/admin/leads?status=won');
    expect(won.body).toMatchObject({ total: 1, items: [{ status: 'won' }] });
  });

  test('reads no more leads than it shows, including counts', async () => {
    const week = 7 * 86_400_000;
    for (let n = 0; n < 30; n += 1)
      await createLead({ status: n % 2 ? 'new' : 'won', createdAt: new Date(Date.now() - n * week) });
    const readPages = async () => {
      for (const query of ['limit=3', 'limit=3&status=won', 'limit=3&q=exam', 'limit=3&q=dana&status=new'])
        await as('editor').get(`/api/admin/leads?${query}`);
      await as('viewer').get('/api/admin/leads?limit=3&q=example&sort=oldest');
    };
    const { docs, indexes } = await profileQueries(['enquiries'], readPages);
    expect(indexes.length).toBeGreaterThan(1);
    for (const index of indexes) expect(index).toContain('IXSCAN');
    // Each of the five pages reads its three leads and one more; counts read keys of the index alone.
    expect(docs).toBeLessThanOrEqual(5 * 4);
  });

  test('finds words by prefix, email addresses, phone numbers and references', async () => {
    const lead = await createLead({
      name: 'Grace Lindqvist',
      company: 'Lakeline Alliance',
      email: 'grace@lakeline.example',
      phone: '(512) 555-0177',
    });
    await createLead();
    for (const q of [
      'linDQ',
      'grace lake',
      'grace@lake',
      '555-0177',
      '5125550177',
      lead.reference.toLowerCase(),
    ]) {
      const { body } = await as('editor').get(`/api/admin/leads?q=${encodeURIComponent(q)}`);
      expect(body.items.map((item: { reference: string }) => item.reference)).toEqual([lead.reference]);
    }
    expect((await as('editor').get('/api/admin/leads?q=.*')).body.total).toBe(0);
  });
});

describe('a lead', () => {
  test('shows everything to an editor and hides personal details from a viewer', async () => {
    const { reference, name, email, message } = await createLead();
    const open = await as('editor').get(`/api/admin/leads/${reference}`);
    expect(open.body).toMatchObject({
      name,
      email,
      message,
      masked: false,
      mails: [{ state: 'sent' }, { state: 'sent' }],
    });
    expect(open.headers.get('etag')).toBe('"1"');
    const masked = await as('viewer').get(`/api/admin/leads/${reference}`);
    expect(masked.body).toMatchObject({
      masked: true,
      company: 'Example Build',
      name: 'D. E.',
      email: 'd…@e….com',
    });
    for (const secret of [email, message, '555-0142'])
      expect(JSON.stringify(masked.body)).not.toContain(secret);
    expect((await as('viewer').get('/api/admin/leads?q=dana')).body.total).toBe(0);
    expect((await as('viewer').get('/api/admin/leads?q=example')).body.total).toBe(1);
  });

  test('that does not exist is not found', async () => {
    expect((await as('editor').get('/api/admin/leads/EM-00000000')).status).toBe(404);
    expect((await as('editor').get('/api/admin/leads/nonsense')).status).toBe(404);
  });

  test('changes its status only at the current version', async () => {
    const { reference } = await createLead();
    const path = `/api/admin/leads/${reference}`;
    const change = (role: Role, body: unknown, version?: string) =>
      as(role).patch(path, body, version ? { 'If-Match': version } : {});
    expect((await change('viewer', { status: 'won' }, '"1"')).status).toBe(403);
    expect((await change('editor', { status: 'won' })).status).toBe(400);
    expect((await change('editor', { status: 'wild' }, '"1"')).status).toBe(400);
    expect((await change('editor', { status: 'won', reference: 'EM-1' }, '"1"')).status).toBe(400);
    expect((await change('editor', { status: 'contacted' }, '"1"')).body).toMatchObject({
      status: 'contacted',
      version: 2,
    });
    expect((await change('editor', { status: 'won' }, '"1"')).status).toBe(412);
  });

  test('sends its held emails when it leaves quarantine', async () => {
    const body = { ...exampleEnquiry({ email: 'released@example.com' }), website: 'x' };
    const { reference } = (await server.visitor().post('/api/contact', body)).body;
    const path = `/api/admin/leads/${reference}`;
    expect((await as('editor').get(path)).body).toMatchObject({
      status: 'quarantined',
      mail: 'held',
      spam: { score: 60 },
    });
    await as('editor').patch(path, { status: 'new' }, { 'If-Match': '"1"' });
    expect(await waitForMails(server.mailFolder, 'released@example.com')).toHaveLength(1);
  });

  test('from a released sender is not held again, unless the released one becomes spam', async () => {
    const submit = async (message: string) => {
      const body = { ...exampleEnquiry({ email: 'trusted@example.com', message }), website: 'x' };
      const { reference } = (await server.visitor().post('/api/contact', body)).body;
      return (await as('editor').get(`/api/admin/leads/${reference}`)).body;
    };
    const held = await submit('The first of three messages.');
    expect(held.status).toBe('quarantined');
    const path = `/api/admin/leads/${held.reference}`;
    await as('editor').patch(path, { status: 'new' }, { 'If-Match': '"1"' });
    expect(await submit('The second of three messages.')).toMatchObject({
      status: 'new',
      spam: { score: 60 },
    });
    await as('editor').patch(path, { status: 'spam' }, { 'If-Match': '"2"' });
    expect((await submit('The third of three messages.')).status).toBe('quarantined');
  });
});

describe('a mail', () => {
  test('that cannot be sent waits with its error, and is sent once the mail server is back', async () => {
    await server.stopMailbox();
    const { reference } = (
      await server.visitor().post('/api/contact', exampleEnquiry({ email: 'late@example.com' }))
    ).body;
    const path = `/api/admin/leads/${reference}`;
    let lead = await as('editor').get(path);
    while (!lead.body.mails[1].error) {
      server.tick();
      lead = await as('editor').get(path);
    }
    expect(lead.body).toMatchObject({ mail: 'waiting' });
    expect(lead.body.mails[1].error).toContain('ECONNREFUSED');
    await server.startMailbox();
    expect(await waitForMails(server.mailFolder, 'late@example.com')).toHaveLength(1);
  });

  test('that failed for good can be retried by an editor', async () => {
    const lead = await createLead();
    const path = `/api/admin/leads/${lead.reference}/mails/sender/replay`;
    expect((await as('editor').post(path)).status).toBe(409);
    const dead = {
      'outbox.1.state': 'dead',
      'outbox.1.to': 'again@example.com',
      'outbox.1.error': 'refused',
    };
    await Enquiry.updateOne({ _id: lead._id }, { $set: dead });
    expect((await as('viewer').post(path)).status).toBe(403);
    expect((await as('editor').post(path)).body.mails[1]).toMatchObject({ state: 'waiting', error: null });
    expect(await waitForMails(server.mailFolder, 'again@example.com')).toHaveLength(1);
    expect((await as('editor').post(path.replace('sender', 'nobody'))).status).toBe(404);
  });
});
