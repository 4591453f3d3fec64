import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../../identity/users/contract';
import {
  createMember,
  createSubscriber,
  profileQueries,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { subscriptionConsent } from '../subscribers/consent';
import { exampleSubscriptionDraft } from '../subscribers/example';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { addSubscriberWords } from '../subscribers/subscriberWords';
import { Suppression } from '../subscribers/suppression';

let server: TestServer;
const members = new Map<Role, Visitor>();
const path = '/api/admin/subscribers';
const day = 86_400_000;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Subscriber.deleteMany({}), Suppression.deleteMany({})]));

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const newEmail = () => `${randomUUID()}@example.com`;
const inDays = (days: number) => new Date(Date.now() + days * day);

async function emailsOf(query: string, role: Role = 'editor'): Promise<string[]> {
  const { body } = await as(role).get(`${path}${query}`);
  return body.items.map(({ email }: { email: string }) => email);
}

/** The token of the newest email to an address with a link to a page. */
async function getToken(email: string, page: string, atLeast = 1): Promise<string> {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  const tokens = mails.map(({ text }) => text?.match(new RegExp(`/${page}/([\\w-]{43})`))?.[1]);
  return tokens.findLast(Boolean) ?? '';
}

/** Waits until no email is left to send, so that only the test changes the record. */
async function waitUntilSent(emailNorm: string): Promise<SubscriberRecord> {
  while (await Subscriber.exists({ emailNorm, 'outbox.state': 'waiting' })) await sleep(50);
  return Subscriber.findOne({ emailNorm }).orFail().lean<SubscriberRecord>();
}

/** A person who subscribed on the site and confirmed with these topics. */
async function subscribeOnSite(topics: string[]): Promise<SubscriberRecord> {
  const email = newEmail();
  await server.visitor().post('/api/subscribe', exampleSubscriptionDraft({ email }));
  const token = await getToken(email, 'subscribe');
  await server.visitor().post('/api/subscription/edit', { token, action: 'subscribe', topics });
  await waitForMails(server.mailFolder, email, 2);
  return waitUntilSent(email);
}

describe('the list', () => {
  test('shows states with counts, filters by topic and source, and finds by parts of the address', async () => {
    await createSubscriber({ email: 'ann@north.example', topics: ['people'], createdAt: inDays(-3) });
    await createSubscriber({ email: 'bob@south.example', place: 'footer', createdAt: inDays(-2) });
    await createSubscriber({ email: 'cal@north.example', pausedUntil: inDays(5), createdAt: inDays(-1) });
    await createSubscriber({ email: 'eve@east.example', status: 'pending', pausedUntil: undefined });
    await createSubscriber({ email: 'old@west.example', pausedUntil: inDays(-1), createdAt: inDays(-9) });
    const { body } = await as('editor').get(path);
    expect(body.counts).toEqual({
      active: 3,
      pending: 1,
      paused: 1,
      unsubscribed: 0,
      bounced: 0,
      complained: 0,
    });
    expect(body.total).toBe(5);
    expect(await emailsOf('?sort=oldest')).toEqual([
      'old@west.example',
      'ann@north.example',
      'bob@south.example',
      'cal@north.example',
      'eve@east.example',
    ]);
    expect(await emailsOf('?state=paused')).toEqual(['cal@north.example']);
    expect(await emailsOf('?state=active&topic=people')).toEqual([
      'bob@south.example',
      'ann@north.example',
      'old@west.example',
    ]);
    expect(await emailsOf('?source=footer')).toEqual(['bob@south.example']);
    expect(await emailsOf('?added=7&state=active')).toEqual(['bob@south.example', 'ann@north.example']);
    expect(await emailsOf('?q=ann%40north')).toEqual(['ann@north.example']);
    // A sign after a word ends it.
    expect(await emailsOf('?q=an%40north')).toEqual([]);
    expect(await emailsOf('?q=an%20north')).toEqual(['ann@north.example']);
    expect(await emailsOf('?q=nor')).toEqual(['cal@north.example', 'ann@north.example']);
    expect(await emailsOf('?q=%40%40')).toEqual([]);
    expect((await as('editor').get(`${path}?state=wild`)).status).toBe(400);
  });

  test('pages through, and continues after its cursor', async () => {
    for (const n of [1, 2, 3])
      await createSubscriber({ email: `p${n}@pages.example`, createdAt: inDays(-n) });
    const first = (await as('editor').get(`${path}?limit=2`)).body;
    expect(first.items).toHaveLength(2);
    expect(await emailsOf(`?limit=2&cursor=${first.nextCursor}`)).toEqual(['p3@pages.example']);
  });

  test('hides addresses from viewers, who cannot search in them either', async () => {
    const { _id } = await createSubscriber({ email: 'dana@example.com' });
    expect(await emailsOf('', 'viewer')).toEqual(['d…@e….com']);
    expect(await emailsOf('?q=dana', 'viewer')).toEqual([]);
    await as('editor').post(`${path}/${_id}/unsubscribe`, { note: 'Dana called' }, at(1));
    const { body } = await as('viewer').get(`${path}/${_id}`);
    expect(JSON.stringify(body)).not.toMatch(/dana/i);
    expect(body.masked).toBe(true);
  });

  test('reads no more records than it shows among many', async () => {
    const count = process.env.LONG ? 10_000 : 2000;
    const one = await createSubscriber();
    const statuses = ['active', 'active', 'active', 'pending', 'unsubscribed'] as const;
    const many = Array.from({ length: count }, (_, n) => ({
      ...one,
      _id: `many-${n}`,
      emailNorm: `many-${n}@example.com`,
      words: ['many', String(n), 'example', 'com'],
      status: statuses[n % statuses.length] as SubscriberRecord['status'],
      topics: n % 2 ? (['people'] as const) : (['security', 'support'] as const),
      place: n % 3 ? 'blog' : 'footer',
      createdAt: new Date(Date.now() - n * 60_000),
      ...(n % 10 === 0 && { pausedUntil: inDays(3) }),
    }));
    await Subscriber.collection.insertMany(many as never);
    const queries = ['', 'sort=oldest', 'state=active', 'state=paused', 'state=pending', 'topic=people'];
    for (const query of [
      ...queries,
      'source=footer',
      'state=active&topic=security',
      'state=active&source=blog',
      'added=365&topic=people',
    ]) {
      const { docs, indexes } = await profileQueries(['subscribers'], () =>
        as('editor').get(`${path}?${query}`),
      );
      expect([query, docs]).toEqual([query, 26]);
      expect(indexes.filter((index) => index.includes('COLLSCAN'))).toEqual([]);
    }
    const { body } = await as('editor').get(`${path}?state=active`);
    expect([body.items.length, body.counts.paused, body.counts.pending]).toEqual([25, count / 10, count / 5]);
  });
});

test('exports what matches, with the consent text', async () => {
  await subscribeOnSite(['people']);
  await createSubscriber({ email: '=cmd@formula.example', status: 'pending' });
  const csv = await as('admin').get(`${path}/export?state=active`);
  expect(csv.headers.get('content-disposition')).toMatch(/subscribers-.*\.csv/);
  const text = String(csv.body);
  expect(text.split('\n')[0]).toBe(
    'id,email,state,topics,source,page,visit,addedAt,requestedAt,confirmedAt,pausedUntil,unsubscribedAt,reason,consentVersion,consentText,consentedOn,consentSource,importedBy',
  );
  expect(text).toContain(subscriptionConsent.text('Emberline'));
  expect(text).not.toContain('formula');
  const all = await as('admin').get(`${path}/export`);
  expect(String(all.body)).toContain("'=cmd@formula.example");
  expect((await as('editor').get(`${path}/export`)).status).toBe(403);
});

test('adds search terms to records without them', async () => {
  await createSubscriber({ email: 'late@words.example', words: [] });
  await addSubscriberWords();
  expect(await emailsOf('?q=late')).toEqual(['late@words.example']);
});
