import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { PageAnalysis, PageFacts } from '../pageFacts/model';
import { SitemapAddress } from '../sitemap/model';
import { emptyOverride } from './contract';
import { SeoOverride, SeoRevision, SeoRun } from './model';
import { pathKey } from './seoPageView';

/** A server with an editor and a viewer, and addresses that tests add to its inventory. */
export interface SeoSite {
  server: TestServer;
  editor: Visitor;
  viewer: Visitor;
  addPage: (path: string, facts?: object, kind?: string) => Promise<void>;
  /** Saves an override as the editor. */
  edit: (path: string, draft: object, version?: number) => ReturnType<Visitor['send']>;
}

export async function startSeoSite(): Promise<SeoSite> {
  const server = await startServer();
  const editor = await server.signInAs((await createMember({ role: 'editor', name: 'Eve' }))._id);
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  return {
    server,
    editor,
    viewer,
    addPage: (path, facts, kind) => addPage(server.origin, path, facts, kind),
    edit: (path, draft, version = 0) =>
      editor.send('PATCH', apiPathOf(path), {
        body: { ...emptyOverride, ...draft },
        headers: { 'If-Match': `"${version}"` },
      }),
  };
}

/** Removes all addresses, and holds the analysis: tests analyze by themselves. */
export async function emptyInventory(): Promise<void> {
  await Promise.all([
    PageFacts.deleteMany({}),
    SitemapAddress.deleteMany({}),
    SeoOverride.deleteMany({}),
    SeoRevision.deleteMany({}),
    SeoRun.deleteMany({}),
    PageAnalysis.updateOne(
      { _id: 'live' },
      { $set: { leaseUntil: new Date('2999-01-01'), dirtyAt: null } },
      { upsert: true },
    ),
  ]);
}

/** The path of an address in the API. */
export const apiPathOf = (path: string) => `/api/admin/seo/pages/${pathKey(path)}`;

export const now = new Date('2026-11-20T12:00:00Z');

async function addPage(origin: string, path: string, facts: object = {}, kind = 'Services'): Promise<void> {
  await SitemapAddress.create([{ _id: path, label: `Label of ${path}`, kind, nextCheckAt: now }]);
  await PageFacts.updateOne(
    { _id: path },
    {
      $set: {
        isListed: true,
        status: 200,
        checkedAt: now,
        title: `A title that is long enough ${path}`,
        description: `A description of ${path} that has at least seventy characters, so that it is fine.`,
        canonical: origin + path,
        socialImage: `${origin}/social.png`,
        headings: ['Heading'],
        wordCount: 300,
        links: ['/a', '/b'],
        ...facts,
      },
    },
    { upsert: true },
  );
}
