import mongoose from 'mongoose';
import { Notice } from '../../notifications/model';
import { Sitemap, SitemapChunk, SitemapRun } from './model';
import { newRun } from './sitemapJobs';
import {
  advance,
  clock,
  DAY,
  jobs,
  livePaths,
  release,
  runs,
  SECOND,
  START,
  settle,
  setUpSitemapSite,
} from './sitemapSite.fixture';

setUpSitemapSite();

test('a release is followed by one run after it has settled, and nothing by none', async () => {
  const job = jobs();
  await advance(0, job);
  await advance(2 * SECOND, job);
  expect(await runs()).toEqual([]);
  await release(['/', '/about', '/contact']);
  await advance(4 * SECOND, job);
  await advance(2 * SECOND, job);
  expect(await runs()).toEqual([]);
  await advance(4 * SECOND, job);
  expect(await runs()).toMatchObject([{ trigger: 'change', state: 'succeeded', total: 3, added: 3 }]);
  expect(await livePaths()).toEqual(['/', '/about', '/contact']);
  await advance(30 * SECOND, job);
  expect(await runs()).toHaveLength(1);
});

test('a change is followed by a run although the process ended while it was noticed', async () => {
  await settle();
  await release(['/', '/about', '/contact']);
  const original = Sitemap.updateOne.bind(Sitemap);
  const write = jest.spyOn(Sitemap, 'updateOne');
  write.mockImplementationOnce(original as never);
  write.mockImplementationOnce((() => Promise.reject(new Error('ended'))) as never);
  await expect(jobs()()).rejects.toThrow('ended');
  write.mockRestore();
  await settle();
  expect(await livePaths()).toEqual(['/', '/about', '/contact']);
});

test('where changes do not end, a run follows after half a minute', async () => {
  for (let at = 0; at < 9; at += 1) {
    await release(['/', `/page-${at}`]);
    await advance(4 * SECOND);
  }
  expect(await runs()).toHaveLength(1);
});

test('every due time is run exactly once by several processes', async () => {
  await Sitemap.updateOne({ _id: 'live' }, { $set: { isEnabled: true, cron: '0 * * * *' } });
  const processes = Array.from({ length: 4 }, jobs);
  await Promise.all(processes.map((job) => job()));
  await settle();
  await SitemapRun.deleteMany({});
  clock.time = Date.parse('2026-11-01T05:00:00Z');
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 2; round += 1) await Promise.all(processes.map((job) => job()));
    clock.time += 3_600_000;
  }
  // The office set its clocks back at 7:00 UTC, so 1 AM comes twice; each of the two is due once.
  expect(
    (await runs({ trigger: 'schedule' })).map(({ cause, state, attempts }) => [cause, state, attempts]),
  ).toEqual([5, 6, 7].map((hour) => [`schedule 2026-11-01T0${hour}:00:00.000Z`, 'succeeded', 1]));
});

test('after a pause, one run replaces all missed ones', async () => {
  await Sitemap.updateOne({ _id: 'live' }, { $set: { isEnabled: true, cron: '0 * * * *' } });
  await settle();
  await SitemapRun.deleteMany({});
  await advance(3 * DAY);
  await advance(SECOND);
  expect(await runs({ trigger: 'schedule' })).toHaveLength(1);
  const { nextAt } = await Sitemap.findById('live').orFail().lean();
  expect(nextAt).toEqual(new Date('2026-11-04T05:00:00Z'));
});

test('a run whose process ended is taken over, and given up after three attempts', async () => {
  const lost = {
    state: 'running',
    attempts: 1,
    token: 'gone',
    leaseUntil: new Date(START + SECOND),
  } as const;
  await SitemapRun.create([{ ...newRun({ trigger: 'manual', cause: 'a' }, clock.now()), ...lost }]);
  await jobs()();
  expect(await runs()).toMatchObject([{ state: 'running', attempts: 1 }]);
  await advance(2 * SECOND);
  expect(await runs()).toMatchObject([{ state: 'succeeded', attempts: 2 }]);
  await SitemapRun.updateMany({}, { $set: { ...lost, slot: 'active', attempts: 3 } });
  await advance(DAY);
  expect(await runs()).toMatchObject([{ state: 'failed', error: 'The run was interrupted several times.' }]);
});

test('a run that would remove most URLs fails, keeps the last result and notifies the team once', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `/page-${at}`);
  await release(many);
  await settle();
  await release(['/page-1']);
  await settle();
  expect((await runs()).at(-1)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('59 of 60 URLs would be removed.'),
    isRemovalRefused: true,
  });
  expect(await livePaths()).toHaveLength(60);
  expect(await Notice.find().lean()).toMatchObject([
    { outbox: [{ kind: 'sitemap', to: 'team@site.example' }] },
  ]);
  await SitemapRun.create([
    newRun({ trigger: 'manual', cause: 'a member', isRemovalAccepted: true }, clock.now()),
  ]);
  await advance(SECOND);
  expect(await livePaths()).toEqual(['/page-1']);
});

test('before the site has reported its pages, a run fails', async () => {
  await mongoose.connection.collection('pageAddresses').deleteMany({});
  await SitemapRun.create([newRun({ trigger: 'manual', cause: 'a member' }, clock.now())]);
  await jobs()();
  expect(await runs()).toMatchObject([
    { state: 'failed', error: 'The site has not reported its pages yet.' },
  ]);
});

test('a failed run that followed a change is repeated after ten minutes', async () => {
  await settle();
  await release(['/', '/about', '/contact']);
  const write = jest.spyOn(SitemapChunk, 'updateOne');
  write.mockImplementationOnce((() => Promise.reject(new Error('disk full'))) as never);
  await settle();
  write.mockRestore();
  expect((await runs()).at(-1)).toMatchObject({ state: 'failed', error: 'disk full' });
  await advance(9 * 60 * SECOND);
  expect((await runs()).at(-1)).toMatchObject({ state: 'failed' });
  await advance(2 * 60 * SECOND);
  expect((await runs()).at(-1)).toMatchObject({ state: 'succeeded' });
  expect(await livePaths()).toEqual(['/', '/about', '/contact']);
});
