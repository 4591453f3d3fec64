import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { NewsletterMail } from '../mailings/model';
import { GrowthEvent } from '../subscribers/GrowthEvent';
import { Subscriber } from '../subscribers/model';
import { suppress } from '../subscribers/suppression';
import { importMailsPerHour } from './contract';

let server: TestServer;
let admin: Visitor;
const path = '/api/admin/subscribers';
/** The keys of `startServer`. */
const KEYS = [{ version: '1', key: Buffer.alloc(32, 7) }];
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs((await createMember({ role: 'admin', name: 'Ada Admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Subscriber.deleteMany({}), GrowthEvent.deleteMany({})]));

const statement = {
  basis: 'statement',
  statement: 'Yes, email me your newsletter.',
  consentedOn: '2026-03-02',
  consentSource: 'Sign-up sheet at the chamber of commerce',
};
const run = (table: string, part: object = {}) =>
  admin.post(`${path}/imports`, { table, columns: [], isDryRun: false, basis: 'confirmation', ...part });
const undo = (batch: string) => admin.post(`${path}/imports/${batch}/undo`);
const find = (emailNorm: string) => Subscriber.findOne({ emailNorm }).orFail().lean();
const list = (count: number, name: string) =>
  ['email', ...Array.from({ length: count }, (_, at) => `${name}${at}@import.example`)].join('\n');

test('people with recorded consent are subscribed at once, and the statement is their proof', async () => {
  const table =
    'email,topics,consentedOn\nAnn@Import.example,Security; People,1/5/2026\nbob@import.example,,\n';
  const { body } = await run(table, statement);
  expect(body).toMatchObject({ rows: 2, errors: [], skipped: [], isDone: true });
  const ann = await find('ann@import.example');
  expect(ann).toMatchObject({
    email: 'Ann@Import.example',
    status: 'active',
    topics: ['security', 'people'],
  });
  const details = (await admin.get(`${path}/${ann._id}`)).body;
  expect(details).toMatchObject({
    source: 'import',
    consent: {
      requested: null,
      confirmed: null,
      text: statement.statement,
      topics: ['security', 'people'],
      stated: { by: 'Ada Admin', consentedOn: '2026-01-05', source: statement.consentSource },
    },
    coveredTopics: ['security', 'people'],
    history: [{ kind: 'import', by: 'Ada Admin' }],
  });
  expect((await find('bob@import.example')).proofs).toMatchObject([{ consentedOn: '2026-03-02' }]);
  expect((await admin.get(`${path}?source=import`)).body.total).toBe(2);
  const exported = (await admin.get(`${path}/export?q=ann@import.example`)).body;
  expect(exported).toContain(`2026-01-05,${statement.consentSource},Ada Admin`);
  expect(await GrowthEvent.countDocuments({ kind: 'gained', source: 'import' })).toBe(2);
});

test('the date of consent is entered or comes from a column, and rows without one are named', async () => {
  const undated = { ...statement, consentedOn: undefined };
  const missing = { field: 'consentedOn', message: 'Please enter the date of consent.' };
  const table = (second: string) =>
    `email,since\nann@import.example,1/5/2026\nbob@import.example,${second}\n`;
  // A dry run without the column says so once, and names the columns.
  expect((await run(table('1/6/2026'), undated)).body).toMatchObject({
    columns: ['email', 'since'],
    errors: [{ line: 2, ...missing }],
  });
  const mapped = { ...undated, columns: [{ field: 'consentedOn', column: 'since' }] };
  expect((await run(table(''), mapped)).body).toMatchObject({ errors: [{ line: 3, ...missing }] });
  expect((await run(table('1/6/2026'), mapped)).body).toMatchObject({ rows: 2, isDone: true });
});

test('others get a confirmation email at a limited rate, and are subscribed once they confirm', async () => {
  const { body } = await run(list(3, 'asked'));
  expect(body).toMatchObject({ rows: 3, isDone: true });
  const due = await Promise.all(
    [1, 2].map(async (at) => (await find(`asked${at}@import.example`)).outbox[0]?.nextAt?.getTime() ?? 0),
  );
  expect((due[1] ?? 0) - (due[0] ?? 0)).toBe(3_600_000 / importMailsPerHour);
  const [mail] = await waitForMails(server.mailFolder, 'asked0@import.example', 1);
  expect(mail?.text).toContain('got your email address from an imported list');
  const token = /\/subscribe\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(await find('asked0@import.example')).toMatchObject({ status: 'pending', topics: expect.any(Array) });
  // The link in an email that was sent keeps working, and nobody is asked twice.
  expect((await undo(body.batch)).body).toEqual({ removed: 2, kept: 1 });
  await server.visitor().post('/api/subscription/edit', { token, action: 'subscribe', topics: ['people'] });
  const confirmed = await find('asked0@import.example');
  expect(confirmed).toMatchObject({ status: 'active', topics: ['people'] });
  expect((await admin.get(`${path}/${confirmed._id}`)).body.consent).toMatchObject({ stated: null });
});

test('suppressed, known and repeated addresses are left out and named; faulty rows stop the import', async () => {
  for (const reason of ['unsubscribed', 'bounced', 'complained'] as const)
    await suppress(KEYS, `${reason}@import.example`, reason);
  const { _id } = await createSubscriber({ email: 'erased@import.example' });
  await admin.send('DELETE', `${path}/${_id}`, { headers: { 'If-Match': `"1"` } });
  await createSubscriber({ email: 'known@import.example' });
  const rows = ['erased', 'unsubscribed', 'bounced', 'complained', 'known', 'new', 'NEW'];
  const table = ['email', ...rows.map((name) => `${name}@import.example`)].join('\n');
  const { body } = await run(table, { isDryRun: true });
  expect(body).toMatchObject({ rows: 1, errors: [], isDone: false });
  expect(
    body.skipped.map(({ line, message }: { line: number; message: string }) => `${line} ${message}`),
  ).toEqual([
    expect.stringMatching(/^2 Erased/),
    expect.stringMatching(/^3 Unsubscribed/),
    expect.stringMatching(/^4 .*bounced/),
    expect.stringMatching(/^5 .*spam/),
    expect.stringMatching(/^6 Already subscribed/),
    expect.stringMatching(/^8 .*earlier row/),
  ]);
  expect((await run(table, statement)).body).toMatchObject({ rows: 1, isDone: true });
  expect(await Subscriber.countDocuments({ place: 'import' })).toBe(1);
  expect((await run(table, statement)).body).toMatchObject({ rows: 0, isDone: false, batch: null });
  const faulty = 'email,topics,consentedOn\nnobody,Gardening,2099-01-01\nfine@import.example,,\n';
  const { errors, rows: added } = (await run(faulty, statement)).body;
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'topics', 'consentedOn']);
  expect(added).toBe(0);
});

test('an address stays suppressed however its domain is written', async () => {
  await suppress(KEYS, 'ann@bücher.example', 'complained');
  await suppress(KEYS, 'bob@xn--bcher-kva.example', 'erased');
  const rows = [
    'ann@xn--bcher-kva.example',
    'ann@bücher.example',
    'ANN@BÜCHER.example',
    'bob@bücher.example',
  ];
  const { body } = await run(['email', ...rows].join('\n'), statement);
  expect(body).toMatchObject({ rows: 0, errors: [], isDone: false });
  expect(body.skipped).toHaveLength(4);
});

test('undoing an import removes only people who did nothing and got no newsletter since', async () => {
  const { batch } = (await run(list(4, 'undo'), statement)).body;
  const [changed, emailed] = await Promise.all([find('undo0@import.example'), find('undo1@import.example')]);
  await admin.patch(`${path}/${changed._id}`, { topics: ['people'] }, { 'If-Match': '"1"' });
  await NewsletterMail.create([{ newsletterId: 'one', subscriberId: emailed._id, outbox: [] }]);
  expect((await undo(batch)).body).toEqual({ removed: 2, kept: 2 });
  expect(await Subscriber.countDocuments({ place: 'import' })).toBe(2);
  expect(await GrowthEvent.countDocuments({ kind: 'lost', isTopicChange: false })).toBe(2);
  // Whoever was removed did not unsubscribe, so a corrected list may contain them.
  expect((await run(list(4, 'undo'), statement)).body).toMatchObject({ rows: 2, isDone: true });
});

test('an incomplete statement is refused at its fields, and so is a list that would wait too long', async () => {
  const { status, body } = await run(list(1, 'x'), { basis: 'statement', isDryRun: true });
  expect([status, Object.keys(body.fieldErrors)]).toEqual([
    400,
    ['statement', 'consentedOn', 'consentSource'],
  ]);
  expect((await run(list(1, 'x'), { basis: 'rumor' })).status).toBe(400);
  const odd = JSON.stringify([{ email: { toString: 1 }, topics: { toString: 1 }, consentedOn: [{}] }]);
  expect((await run(odd)).body.errors).toHaveLength(3);
  for (const name of ['one', 'two'])
    expect((await run(list(1000, name))).body).toMatchObject({ isDone: true });
  expect((await run(list(1000, 'three'))).status).toBe(409);
});
