import { topics } from '../../audience/subscribers/contract';
import { exampleSubscriptionDraft } from '../../audience/subscribers/example';
import { Subscriber } from '../../audience/subscribers/model';
import { exampleTrackedBooking } from '../../bookings/conversions/example';
import { saveExternalBooking } from '../../bookings/saveExternalBooking';
import { assignVariant } from '../../insights/variants/assignVariant';
import { Exposure } from '../../insights/variants/model';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import type { LandingDraft } from './contract';
import { exampleLandingDraft } from './example';

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const slug = 'spring-check';
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const hero = (title: string): LandingDraft['blocks'][number] => ({
  kind: 'hero',
  title,
  lead: 'Before the heat comes.',
  drawnAs: '/services/service-desk',
});
const tested = (part: Partial<LandingDraft> = {}) =>
  exampleLandingDraft({
    blocks: [hero('As it is')],
    goal: 'enquiry',
    variants: [{ blocks: [hero('Another')] }],
    ...part,
  });

/** A visitor with a browser and a network address of their own. */
function somebody(n: number, agent = browser) {
  const headers = { 'User-Agent': agent };
  const visitor = server.visitor(`198.51.${n >> 8}.${n & 255}`);
  return {
    view: () => visitor.get(`/api/landing-pages/${slug}`, headers),
    report: (body: unknown) =>
      visitor.send('POST', `/api/landing-pages/${slug}/exposures`, {
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'text/plain;charset=UTF-8' },
      }),
    post: (path: string, body: unknown) => visitor.post(path, body, headers),
  };
}

let id: string;
let version: number;
async function publish(draft: LandingDraft) {
  const saved = id
    ? await editor.patch(`/api/admin/landing-pages/${id}`, draft, { 'If-Match': `"${version}"` })
    : await editor.post('/api/admin/landing-pages', draft);
  id = saved.body.id;
  const answer = await editor.post(`/api/admin/landing-pages/${id}/publish`, undefined, {
    'If-Match': `"${saved.body.version}"`,
  });
  version = answer.body.version ?? saved.body.version;
  return answer;
}
const figures = async () => (await editor.get(`/api/admin/landing-pages/${id}/figures`)).body;

test('variants need a goal and complete blocks to be published', async () => {
  const { status, body } = await publish(
    tested({ goal: '', variants: [{ blocks: [hero('')] }, { blocks: [] }] }),
  );
  expect(status).toBe(400);
  expect(body.fieldErrors).toMatchObject({
    goal: 'Please choose a goal for the variants.',
    'variants.0.blocks.0.title': 'Please fill this in.',
    'variants.1.blocks': 'Please add a block.',
  });
});

test('each visitor keeps one variant, responses are not cached, and robots see the original page', async () => {
  expect((await publish(tested())).status).toBe(200);
  const seen = new Set<string>();
  for (let n = 1; n <= 30; n += 1) {
    const [first, again] = [await somebody(n).view(), await somebody(n).view()];
    const { test, blocks } = first.body.page;
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(blocks[0].title).toBe(test.variant === 'a' ? 'As it is' : 'Another');
    seen.add(test.variant);
    expect((await somebody(n, 'Googlebot/2.1').view()).body.page.test.variant).toBe('a');
  }
  expect([...seen].sort()).toEqual(['a', 'b']);
});

test('page servers get the paths that have several variants', async () => {
  const { run } = (await somebody(1).view()).body.page.test;
  let found = await server.visitor().get('/api/site');
  while (!found.body.tested.length) found = await server.visitor().get('/api/site');
  expect(found.body.tested).toEqual([{ path: `/landing/${slug}`, run, variants: 2 }]);
});

test('a visitor counts once a day; members, robots and variants that were not shown do not count', async () => {
  await Exposure.deleteMany({});
  const report = async (n: number, part: object = {}, agent?: string) => {
    const { test } = (await somebody(n, agent).view()).body.page;
    expect((await somebody(n, agent).report({ ...test, what: 'shown', ...part })).status).toBe(202);
  };
  for (const n of [1, 1, 2, 3]) await report(n);
  await report(4, {}, 'Googlebot/2.1');
  await report(5, { run: 'of yesterday' });
  const { test } = (await somebody(6).view()).body.page;
  await report(6, { variant: test.variant === 'a' ? 'b' : 'a' });
  await editor.send('POST', `/api/landing-pages/${slug}/exposures`, { body: { ...test, what: 'shown' } });
  expect(await Exposure.countDocuments()).toBe(3);
  const { since, variants } = await figures();
  expect(Date.parse(since)).toBeGreaterThan(Date.now() - 60_000);
  expect(
    variants.map(({ visitors }: { visitors: number }) => visitors).reduce((a: number, b: number) => a + b),
  ).toBe(3);
  expect(variants[1]).toMatchObject({ variant: 'b', reached: 0, standing: 'unknown' });
});

test('an enquiry counts for the variant that its sender saw before', async () => {
  const enquire = (n: number) =>
    somebody(n).post(
      '/api/contact',
      exampleEnquiry({ email: `dana${n}@example.com`, message: `Message number ${n} of a test.` }),
    );
  expect((await enquire(2)).status).toBe(200);
  expect((await enquire(77)).status).toBe(200);
  let found = await figures();
  while (!found.variants.some(({ reached }: { reached: number }) => reached)) found = await figures();
  const { test } = (await somebody(2).view()).body.page;
  expect(
    found.variants.map(({ variant, reached }: { variant: string; reached: number }) => [variant, reached]),
  ).toEqual(['a', 'b'].map((name) => [name, name === test.variant ? 1 : 0]));
});

test('a leading variant is reported once the figures support it, however often they are read', async () => {
  const { run } = (await somebody(1).view()).body.page.test;
  const at = new Date();
  const arm = (variant: 'a' | 'b', reached: number) =>
    Array.from({ length: 1000 }, (_, n) => ({
      _id: `${run} ${variant}${n}`,
      visitor: `${variant}${n}`,
      goal: 'enquiry' as const,
      run,
      variant,
      at,
      reached: n < reached,
    }));
  await Exposure.deleteMany({});
  await Exposure.insertMany([...arm('a', 40), ...arm('b', 90)]);
  const { variants } = await figures();
  expect(variants[0]).toEqual({
    variant: 'a',
    visitors: 1000,
    reached: 40,
    standing: 'first',
    from: 0,
    to: 0,
  });
  expect(variants[1]).toMatchObject({ variant: 'b', visitors: 1000, reached: 90, standing: 'leads' });
  expect(variants[1].from).toBeGreaterThan(0.005);
  expect(variants[1].to).toBeLessThan(0.1);
});

test('counting continues with the same content, restarts with changed content, and needs a goal', async () => {
  await publish(tested({ description: exampleLandingDraft().description.replace('spring', 'early spring') }));
  expect((await figures()).variants[0].visitors).toBe(1000);
  await publish(tested({ blocks: [hero('As it is, nearly')] }));
  expect(await figures()).toMatchObject({ since: null, variants: [{ visitors: 0 }, { visitors: 0 }] });
  await publish(tested({ goal: '', variants: [] }));
  expect(await figures()).toEqual({ since: null, variants: [] });
});

test('a page with a goal and no variants is counted too; a click on the phone number is a goal', async () => {
  await publish(tested({ goal: 'call', variants: [] }));
  let found = await somebody(8).view();
  while (found.body.page.test?.variant !== 'a') found = await somebody(8).view();
  const { test } = found.body.page;
  await somebody(8).report({ ...test, what: 'called' });
  await somebody(8).report({ ...test, what: 'shown' });
  await somebody(9).report({ ...test, what: 'shown' });
  expect((await figures()).variants).toMatchObject([{ variant: 'a', visitors: 2, reached: 0 }]);
  await somebody(9).report({ ...test, what: 'called' });
  let { variants } = await figures();
  while (!variants[0].reached) ({ variants } = await figures());
  expect(variants).toMatchObject([{ variant: 'a', visitors: 2, reached: 1 }]);
});

/** Waits until `count` conversions are counted. */
async function untilReached(count: number) {
  let found = await figures();
  while (found.variants[0].reached < count) found = await figures();
  expect(found.variants[0].reached).toBe(count);
}

test('one machine with many user agents does not count as many visitors', async () => {
  await publish(tested({ goal: 'enquiry', variants: [] }));
  const shown = async (n: number, version: number) => {
    const agent = browser.replace('18.0', `18.${version}`);
    const { test } = (await somebody(n, agent).view()).body.page;
    await somebody(n, agent).report({ ...test, what: 'shown' });
  };
  for (let version = 0; version < 12; version += 1) await shown(520, version);
  expect((await figures()).variants[0].visitors).toBe(10);
  // Neighboring addresses count as one wide network; another network counts separately.
  for (let n = 0; n < 33; n += 1) await shown(521 + n, 0);
  expect((await figures()).variants[0].visitors).toBe(40);
  await shown(900, 0);
  expect((await figures()).variants[0].visitors).toBe(41);
});

test('a subscription counts when it is confirmed, in any browser, and not when it is requested', async () => {
  await publish(tested({ goal: 'subscription', variants: [] }));
  const reader = somebody(910);
  const email = 'reader.of.page@example.com';
  await reader.report({ ...(await reader.view()).body.page.test, what: 'shown' });
  expect((await reader.post('/api/subscribe', exampleSubscriptionDraft({ email }))).status).toBe(202);
  const [mail] = await waitForMails(server.mailFolder, email);
  expect((await figures()).variants[0]).toMatchObject({ visitors: 1, reached: 0 });
  const token = mail?.text?.match(/\/subscribe\/([\w-]{43})/)?.[1];
  const confirm = () =>
    somebody(911, 'Another/1.0').post('/api/subscription/edit', { token, action: 'subscribe', topics });
  expect((await confirm()).status).toBe(200);
  expect((await figures()).variants[0]).toMatchObject({ visitors: 1, reached: 1 });
  await somebody(912).report({ ...(await somebody(912).view()).body.page.test, what: 'shown' });
  await confirm();
  expect((await figures()).variants[0]).toMatchObject({ visitors: 2, reached: 1 });
  expect(await Subscriber.findOne({ email }).lean()).not.toHaveProperty('shown');
});

test('a booking without a referral counts for no page', async () => {
  await publish(tested({ goal: 'booking', variants: [] }));
  const report = (n: number, appointmentId: string) =>
    somebody(n).post('/api/conversions/track', exampleTrackedBooking({ appointmentId }));
  for (const n of [1000, 1001])
    await somebody(n).report({ ...(await somebody(n).view()).body.page.test, what: 'shown' });
  await saveExternalBooking('cal', {
    id: 'made',
    isCancelled: false,
    label: 'Consultation',
    name: 'Dana',
    email: 'dana@example.com',
    startAt: new Date(),
    endAt: new Date(),
  });
  expect((await report(1000, 'EB-MADE0UP1')).status).toBe(200);
  expect((await report(1000, 'made-up')).status).toBe(200);
  expect((await report(1001, 'made')).status).toBe(200);
  await untilReached(1);
  expect(await Exposure.countDocuments({ goal: 'booking', reached: true })).toBe(1);
});

test('each variant gets its share of many visitors', () => {
  const counts = [0, 0, 0];
  for (let n = 0; n < 3000; n += 1) {
    const at = assignVariant('run', 3, `203.0.113.${n}`, browser);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
