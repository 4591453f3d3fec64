import { createHash } from 'node:crypto';
import { startServer, type TestServer, waitForMails } from '../../testing';
import { enquirySent } from './contract';
import { exampleEnquiry } from './example';
import { Enquiry } from './model';

const SENTENCE =
  "By submitting, you agree to Northwind's Terms of Use and Privacy Policy and consent to phone calls and SMS for order updates and/or marketing. Message frequency depends on your activity. Opt out by texting STOP. Message and data rates may apply.";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
});
afterAll(() => server.stop());

describe('a good enquiry', () => {
  test('is stored with its proof of consent before it is acknowledged', async () => {
    const reply = await server
      .visitor()
      .post('/api/contact', exampleEnquiry({ email: 'stored@example.com' }));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: enquirySent, reference: expect.any(String) });
    expect(reply.body.reference).toMatch(/^EM-[0-9A-HJKMNP-TV-Z]{8}$/);
    const stored = await Enquiry.findOne({ reference: reply.body.reference }).lean();
    expect(stored).toMatchObject({ status: 'new', disclosure: { version: '2' } });
    expect(stored?.disclosure?.hash).toBe(createHash('sha256').update(SENTENCE).digest('hex'));
    expect(stored?.outbox).toHaveLength(2);
  });

  test('is emailed to the team with all fields, and to the sender as a short receipt', async () => {
    const enquiry = exampleEnquiry({
      email: 'mailed@example.com',
      name: 'Dana\r\nBcc: x@localhost',
      message: 'First line\n\n<b>bold</b>',
    });
    const { body } = await server.visitor().post('/api/contact', enquiry);
    const [toSender] = await waitForMails(server.mailFolder, 'mailed@example.com');
    expect(toSender?.subject).toContain(body.reference);
    const toTeam = (await waitForMails(server.mailFolder, 'owner@emberline.example')).find((mail) =>
      mail.subject?.includes(body.reference),
    );
    expect(toTeam?.replyTo?.[0]?.address).toBe('mailed@example.com');
    expect(toTeam?.text).toContain('Cybersecurity');
    expect(toTeam?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(toTeam?.headers.some(({ key }) => key === 'bcc')).toBe(false);
    // Who knows the reference cannot guess it.
    expect(toTeam?.messageId).toMatch(/^<em-\w{8}\.team\.[\da-f]{24}@emberline\.example>$/);
  });

  test('repeats nothing of the enquiry in the receipt', async () => {
    const written = {
      name: 'Winnifred Quux',
      company: 'Zyzzyva Holdings',
      phone: '+44 20 7946 0958',
      message: 'Xylophones forever, and ever.',
    };
    const enquiry = exampleEnquiry({ email: 'quiet.reader@example.com', ...written });
    const { body } = await server.visitor().post('/api/contact', enquiry);
    const [mail] = await waitForMails(server.mailFolder, 'quiet.reader@example.com');
    // Random values can contain any four characters by chance.
    const headers = mail?.headers.map(({ value }) => value.replace(/boundary=\S+/u, '')).join('\n');
    const complete = [
      mail?.subject,
      mail?.text,
      mail?.html,
      headers,
      JSON.stringify([mail?.from, mail?.to, mail?.replyTo]),
    ];
    expect(mail?.text).toContain(body.reference);
    for (const word of Object.values(written)
      .flatMap((text) => text.split(' '))
      .filter((text) => text.length > 3))
      expect(complete.join('\n').toLowerCase().replaceAll(body.reference.toLowerCase(), '')).not.toContain(
        word.toLowerCase(),
      );
  });

  test('may contain pasted control characters, which are removed', async () => {
    const enquiry = exampleEnquiry({
      email: 'pasted@example.com',
      name: 'Da\u0000na\tExa\u2028mple\ud800',
      message: 'First\u0000 line\r\nSecond\u000b line\tend\udc00\ufffe',
    });
    const reply = await server.visitor().post('/api/contact', enquiry);
    expect(reply.status).toBe(200);
    const stored = await Enquiry.findOne({ reference: reply.body.reference }).lean();
    expect(stored?.name).toBe('Da na Exa mple');
    expect(stored?.message).toBe('First  line\nSecond  line\tend');
    const empty = await server.visitor().post('/api/contact', { ...enquiry, name: '\u0000\u0007\u0000' });
    expect(empty.body.fieldErrors).toEqual({ name: 'Name must be at least 2 characters.' });
  });

  test('may have unknown fields and an empty contact time', async () => {
    const body = { ...exampleEnquiry({ email: 'more@example.com', contactTime: '' }), utm: 'x', id: 7 };
    const reply = await server.visitor().post('/api/contact', body);
    expect(reply.status).toBe(200);
    const stored = await Enquiry.findOne({ reference: reply.body.reference }).lean<Record<string, unknown>>();
    expect(stored).not.toHaveProperty('utm');
    expect(stored).not.toHaveProperty('contactTime');
  });
});

describe('a bad enquiry', () => {
  test('is answered with the exact message for every field at fault', async () => {
    const reply = await server
      .visitor()
      .post('/api/contact', { name: 'D', email: 'foo@bar', message: 'short' });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      success: false,
      message: 'Name must be at least 2 characters.',
      code: 'invalid',
      fieldErrors: {
        name: 'Name must be at least 2 characters.',
        email: 'Please enter a valid email address.',
        company: 'Company name must be at least 2 characters.',
        phone: 'Phone number is required.',
        service: 'Please select a service.',
        challenge: 'Please select your primary challenge.',
        message: 'Message must be at least 10 characters.',
      },
      requestId: reply.headers.get('x-request-id'),
    });
  });

  test.each([
    ['nothing', undefined, 400],
    ['a list', [], 400],
    ['half of JSON', '{"name', 400],
    ['operators in place of text', exampleEnquiry({ email: { $gt: '' } as never }), 400],
    ['a polluted prototype', '{"__proto__":{"a":1}}', 400],
    ['deep nesting', `{"a":${'['.repeat(400)}${']'.repeat(400)}}`, 400],
    ['too much', { ...exampleEnquiry(), message: 'x'.repeat(70_000) }, 413],
  ])('%s is refused', async (_name, body, status) => {
    const reply = await server.visitor().post('/api/contact', body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      success: false,
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  test('that is not JSON, or comes from another site, is refused', async () => {
    const typed = await server.visitor().post('/api/contact', 'name=x', { 'Content-Type': 'text/plain' });
    expect(typed.status).toBe(415);
    const foreign = await server
      .visitor()
      .post('/api/contact', exampleEnquiry(), { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});

describe('a repeat', () => {
  test('with the same content is the same enquiry, even if sent concurrently', async () => {
    const enquiry = exampleEnquiry({ email: 'twice@example.com' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => server.visitor().post('/api/contact', enquiry)),
    );
    expect(new Set(replies.map((reply) => reply.body.reference)).size).toBe(1);
    expect(await Enquiry.countDocuments({ email: 'twice@example.com' })).toBe(1);
    expect(await waitForMails(server.mailFolder, 'twice@example.com')).toHaveLength(1);
  });

  test('with the same key gets the same response; another message with it is refused', async () => {
    const visitor = server.visitor();
    const key = { 'Idempotency-Key': 'b0a7a1fe-0001' };
    const first = await visitor.post('/api/contact', exampleEnquiry({ email: 'key@example.com' }), key);
    const again = await visitor.post('/api/contact', exampleEnquiry({ email: 'key@example.com' }), key);
    expect(again.body).toEqual(first.body);
    const other = await visitor.post(
      '/api/contact',
      exampleEnquiry({ email: 'key@example.com', company: 'Other' }),
      key,
    );
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    const bad = await visitor.post('/api/contact', exampleEnquiry(), { 'Idempotency-Key': 'x'.repeat(129) });
    expect(bad.status).toBe(400);
  });
});

/** A message with words of its own. */
const madeUp = (n: number) =>
  `We ask for help with ${[...String(n)].map((digit) => DIGITS[Number(digit)]).join(' and ')}.`;
const DIGITS = 'servers printers phones backups laptops mail doors cameras tills screens'.split(' ');

describe('an office', () => {
  const ofOffice = (n: number, agent: string, message = madeUp(n)) =>
    server
      .visitor('198.51.100.7')
      .post('/api/contact', exampleEnquiry({ email: `office-${n}@example.com`, message }), {
        'User-Agent': agent,
      });
  const statusOf = async (n: number) =>
    (
      await Enquiry.findOne({ email: `office-${n}@example.com` })
        .orFail()
        .lean()
    ).status;

  test('may send more than six enquiries an hour from one address without quarantine', async () => {
    for (let n = 0; n < 8; n += 1) await ofOffice(n, `Browser ${n}`);
    for (let n = 0; n < 8; n += 1) expect(await statusOf(n)).toBe('new');
  });

  test('is quarantined for repeating the same message, from any browser and sender', async () => {
    const words = 'Buy our list of addresses, order no.';
    for (let n = 20; n < 24; n += 1) await ofOffice(n, `Another ${n}`, `${words} ${n}!`);
    expect(await Promise.all([20, 21, 22, 23].map(statusOf))).toEqual([
      'new',
      'new',
      'quarantined',
      'quarantined',
    ]);
  });
});

describe('spam', () => {
  test('is acknowledged like any other, quarantined and not emailed', async () => {
    const body = { ...exampleEnquiry({ email: 'robot@example.com' }), website: 'http://spam.example' };
    const reply = await server.visitor().post('/api/contact', body);
    expect(reply.body).toMatchObject({ success: true });
    const stored = await Enquiry.findOne({ email: 'robot@example.com' }).lean();
    expect(stored?.status).toBe('quarantined');
    expect(stored?.outbox.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(await waitForMails(server.mailFolder, 'robot@example.com', 1, 300)).toEqual([]);
  });

  test.each([
    { name: 'You won! Visit cheap-pills.com today' },
    { name: 'http://evil.example/x' },
    { name: 'cheap-pills (dot) ru' },
    { name: '<a href=x>Dana</a>' },
    { name: `Dana ${'and a very good friend '.repeat(8)}`, company: `Call ${'0900 123 456 '.repeat(10)}` },
    { name: 'Bonus 100000', company: 'see www.evil.example' },
  ])('in the name or company is quarantined: %j', async (part) => {
    const email = `namespam-${Math.random()}@example.com`;
    await server.visitor().post('/api/contact', exampleEnquiry({ email, ...part }));
    expect((await Enquiry.findOne({ email }).lean())?.status).toBe('quarantined');
  });

  test.each([
    { name: 'J.R. Smith-Netto', company: 'Booking.com Ltd' },
    { name: 'Dr. Link St.John III', company: '3M' },
    { name: 'Ph.D. Orgad Čomić', company: '24/7 Fitness' },
    { name: 'علي حسن', company: '株式会社テスト' },
  ])('is not detected in real names and companies: %j', async (part) => {
    const email = `person-${Math.random()}@example.com`;
    await server.visitor().post('/api/contact', exampleEnquiry({ email, ...part }));
    expect(await Enquiry.findOne({ email }).lean()).toMatchObject({ status: 'new', spam: { score: 0 } });
  });

  test('by volume is quarantined above the limits, and gets 429 beyond 60 an hour from one network', async () => {
    const post = (n: number, address: string, email = `many-${n}@example.com`) =>
      server
        .visitor(address)
        .post('/api/contact', exampleEnquiry({ email, company: `Company ${n}`, message: madeUp(n) }));
    for (let n = 0; n < 4; n += 1) await post(n, `10.200.0.${n}`, 'three@example.com');
    const states = await Enquiry.find({ email: 'three@example.com' }).sort({ createdAt: 1 }).lean();
    expect(states.map(({ status }) => status)).toEqual(['new', 'new', 'new', 'quarantined']);
    const network = '2001:db8:1:2::7';
    // One after another: the counters are independent, so of requests at the same time the 61st of the network may be
    // the first of the device.
    const first = [];
    for (let n = 0; n < 5; n += 1) first.push(await post(n, network));
    const others = await Promise.all(Array.from({ length: 57 }, (_, n) => post(n + 5, network)));
    const replies = [...first, ...others];
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(await Enquiry.countDocuments({ email: /^many-/, status: 'new' })).toBe(5);
    const sameNet = await post(99, '2001:db8:1:2:ffff::1');
    expect(sameNet.status).toBe(429);
    expect(Number(sameNet.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(100, '2001:db8:1:3::7')).status).toBe(200);
  });
});
