import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { savePageAddresses } from '../../content/addresses/model';
import { LandingPage } from '../../content/landingPages/model';
import { publishedLandings } from '../../content/landingPages/publishedLandings';
import { Post } from '../../content/posts/model';
import { publishedPosts } from '../../content/posts/publishedPosts';
import { Notice } from '../../notifications/model';
import { connect } from '../../platform/db/connect';
import { createIndexes } from '../../platform/db/indexes';
import { readEntries } from './chunks';
import { Sitemap, SitemapAddress, SitemapRun, seedSitemap } from './model';
import { createSitemapJob } from './sitemapJobs';
import { findLiveRun } from './writeSitemap';

export const log = pino({ level: 'silent' });
export const START = Date.parse('2026-11-01T04:00:00Z');
export const SECOND = 1_000;
export const DAY = 86_400_000;

/** A page of the stand-in for the site. */
export interface Answer {
  status?: number;
  robots?: string;
  canonical?: string;
  header?: string;
  text?: string;
  image?: string;
}
/** The stand-in's address, its pages and the paths that were requested. */
export const site = {
  origin: '',
  answers: {} as Record<string, Answer>,
  requested: [] as string[],
  /** Called before a page answers. */
  onRequest: undefined as ((path: string) => Promise<void>) | undefined,
};
/** The clock of all jobs. */
export const clock = { time: 0, now: () => new Date(clock.time) };
const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  site.requested.push(path);
  await site.onRequest?.(path);
  const { status = 200, robots = '', canonical, header, text = path, image } = site.answers[path] ?? {};
  if (header) response.setHeader('X-Robots-Tag', header);
  response.writeHead(status, { 'Content-Type': 'text/html' }).end(
    `<html><head><title>${path}</title><meta name="robots" content="${robots}">
    <link rel="canonical" href="${canonical ?? site.origin + path}"></head>
    <body><header>${Math.random()}</header><main><p>${text}</p><script>${Math.random()}</script>
    ${image ? `<img src="${image}">` : ''}</main></body></html>`,
  );
});

export const env = () => ({
  publicOrigin: site.origin,
  mailTo: 'team@site.example',
  mailFrom: 'site@site.example',
  hasPageChecks: true,
});
export const jobs = () => createSitemapJob(env(), log, clock.now);
/** Runs the job once, as after this time has passed. */
export async function advance(ms: number, job = jobs()) {
  clock.time += ms;
  await job();
}
/** Lets a change settle and runs what waits. */
export async function settle() {
  await advance(SECOND);
  await advance(10 * SECOND);
}
export const listed = (paths: string[]) => paths.map((path) => ({ path, label: path, group: 'Pages' }));
export const release = (paths: string[]) =>
  savePageAddresses({
    pages: [...paths, '/blog/:slug', '/:slug'],
    files: [],
    listed: [...listed(paths), { path: '/blog/:slug', label: 'Post', group: 'The Foundry' }],
  });
export const live = async () => readEntries((await findLiveRun())?.chunks ?? []);
export const livePaths = async () => (await live()).map(({ path }) => path);
export const runs = (filter: object = {}) => SitemapRun.find(filter).sort({ createdAt: 1 }).lean();
export const clearPublished = () => {
  publishedPosts.clear();
  publishedLandings.clear();
};

/** Starts the stand-in and an empty database for the tests of a file. */
export function setUpSitemapSite(): void {
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const url = new URL(process.env.TEST_MONGO_URL ?? '');
    url.pathname = `/test-${randomBytes(6).toString('hex')}`;
    await connect(url.href, log, undefined, { isVolatile: true });
    await createIndexes(mongoose.connection.getClient().db(mongoose.connection.name));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
  beforeEach(async () => {
    await Promise.all([
      Sitemap.deleteMany({}),
      SitemapRun.deleteMany({}),
      SitemapAddress.deleteMany({}),
      Post.deleteMany({}),
      LandingPage.deleteMany({}),
      Notice.deleteMany({}),
      mongoose.connection.collection('redirects').deleteMany({}),
    ]);
    clearPublished();
    await seedSitemap();
    await Sitemap.updateOne({ _id: 'live' }, { $set: { isEnabled: false } });
    site.answers = {};
    site.requested = [];
    site.onRequest = undefined;
    clock.time = START;
    await release(['/', '/about']);
  });
}
