import type { Site } from '@site/api/site/information/contract';
import { StaticRouter } from 'react-router-dom';
import type { Settings } from '../../kit';
import { addApiToStore } from '../../kit/query';
import { fontUrls } from '../../kit/server';
import { makeStore } from '../../kit/store';
import { exposesOf, scriptsOf } from '../../remote';
import { App } from '../../src/App';
import type { Boot, Route } from '../../src/boot';
import { Layout } from '../../src/layout/Layout';
import { findRoute, notFoundPath, statusOf } from '../../src/router/findRoute';
import { hasTags, isPrivate, mayHaveTags } from '../../src/router/isPrivate';
import { RemotePage } from '../../src/router/RemotePage';
import { frameOf, type PageModules, type Resolved, resolve } from '../../src/router/resolve';
import { contentPolicy, frameAncestorsOf, frameSourceOf } from '../http/securityHeaders';
import type { LiveRemote, Snapshot } from '../releases/snapshot';
import { socialTags } from '../social/socialTags';
import { currentYear } from './currentYear';
import { renderDocument } from './document';
import type { LoadedSnapshot } from './remoteRuntime';
import { serializableState } from './serializableState';
import type { ShellFiles } from './shellFiles';

const LOADER_BUDGET_MS = 1_000;

export interface RenderResult {
  status: number;
  html?: string;
  location?: string;
  /** Path and query under which the page is made and kept. */
  sameAs?: string;
  policy?: string;
  /** False when a later request may be answered better. */
  isCacheable: boolean;
  /** Whether it is one of pages without end: a search, an address that nobody wrote a page for. */
  isUnlisted?: boolean;
}

interface RenderOptions {
  /** Path and query, as in the cache key; `notFoundPath` renders the not-found page. */
  url: string;
  snapshot: LoadedSnapshot;
  shell: Pick<ShellFiles, 'scripts' | 'integrity'>;
  site: { readonly current: Site };
  publicOrigin: string;
  nonce?: string;
  /** Of a sealed page, the address it is left with. */
  sealedAt?: string;
  /** It shows what is not public yet: nobody may find it, and only pages of this site may frame it. */
  isPreview?: boolean;
}

/** One request becomes one HTML document, made from one snapshot; or a status without one, where nothing is to be shown at this address. */
export async function render({
  url,
  snapshot,
  shell,
  site,
  publicOrigin,
  nonce,
  sealedAt,
  isPreview,
}: RenderOptions): Promise<RenderResult> {
  const store = makeStore();
  addApiToStore(store);
  const resolved = await find(url, snapshot, store);
  // The address of such a page is a secret between the site and one visitor, and so is what it answers.
  const isOwn = Boolean(routeOf(url, snapshot)?.isPrivate);
  if (resolved.location)
    return { status: resolved.status, location: resolved.location, isCacheable: !isOwn, isUnlisted: true };
  if (resolved.status === 404 && !resolved.route && url !== notFoundPath(url))
    return { status: resolved.isGone ? 410 : 404, isCacheable: !isOwn, isUnlisted: true };
  if (resolved.sameAs) return { status: 200, sameAs: resolved.sameAs, isCacheable: !isOwn, isUnlisted: true };
  const { current } = site;
  const shown = shownSettings(current, publicOrigin, isPrivate(resolved) && !isPreview);
  const boot = makeBoot(resolved, snapshot, shell, shown, serializableState(store));
  const remote = resolved.route && snapshot.remotes.get(resolved.route.remote);
  const preloads = remote ? pageScripts(remote, resolved) : [];
  const { html, styles } = await renderDocument(
    (cache) => (
      <App cache={cache} store={store} settings={shown}>
        <StaticRouter location={url}>
          <Layout frame={frameOf(resolved)}>
            <RemotePage resolved={resolved} isFirst />
          </Layout>
        </StaticRouter>
      </App>
    ),
    { boot, preloads, fonts: fontUrls, nonce, sealedAt },
  );
  const hashes = [...boot.scripts, ...preloads].map((address) => boot.integrity[address] ?? '');
  const policy = contentPolicy({
    styles,
    preloads: hashes,
    nonce,
    frameAncestors: isPreview ? ["'self'"] : frameAncestorsOf(new URL(url, 'http://site').pathname, current),
    frameSource: frameSourceOf(current),
    hasTags: hasTags(shown, resolved),
    hasAds: Boolean(shown.adsId),
  });
  const social = mayHaveTags(resolved) ? socialTags(html, publicOrigin) : '';
  return {
    status: resolved.status,
    html: html.replace('</head>', () => `${social}</head>`),
    policy,
    isCacheable: !isOwn && !resolved.isIncomplete && resolved.status !== 503,
    isUnlisted: url.includes('?') || html.includes('<meta name="robots" content="noindex'),
  };
}

/** What a document holds of the site's data. One that is private never leads to the home page by itself, and needs no quotes. */
const shownSettings = (
  { settings, testimonials, consentPolicy }: Site,
  origin: string,
  isPrivatePage: boolean,
): Settings => ({
  ...settings,
  testimonials: isPrivatePage ? [] : testimonials,
  consentPolicy,
  origin,
  year: currentYear(),
});

const routeOf = (url: string, { routes }: Snapshot) =>
  findRoute(routes, new URL(url, 'http://site').pathname);

function find(url: string, snapshot: LoadedSnapshot, store: ReturnType<typeof makeStore>): Promise<Resolved> {
  const route = routeOf(url, snapshot);
  if (route?.frame === 'workbench') return Promise.resolve({ url, status: statusOf(route), route });
  const load = async (asked: Route): Promise<PageModules> => {
    const [module, layout] = exposesOf(asked).map((expose) => {
      const found = snapshot.modules.get(asked.remote)?.get(expose);
      if (!found) throw new Error(`${asked.remote} has no ${expose}`);
      return found;
    });
    return { module, layout } as PageModules;
  };
  return resolve({ routes: snapshot.routes, url, store, load, budget: LOADER_BUDGET_MS });
}

function makeBoot(
  resolved: Resolved,
  snapshot: Snapshot,
  shell: RenderOptions['shell'],
  settings: Boot['settings'],
  state: Boot['state'],
): Boot {
  const remote = resolved.route && snapshot.remotes.get(resolved.route.remote);
  return {
    snapshot: snapshot.id,
    scripts: shell.scripts,
    integrity: {
      ...shell.integrity,
      ...(remote ? hashesFor(remote, resolved) : {}),
    },
    remotes: [...snapshot.remotes.values()].map(({ manifest, base, integrity }) => ({
      name: manifest.name,
      base,
      entry: manifest.web.entry,
      manifest: integrity,
    })),
    routes: snapshot.routes,
    settings,
    status: resolved.status,
    state,
  };
}

/** Scripts the page runs at once. */
const pageScripts = ({ manifest: { web }, base }: LiveRemote, { route, content }: Resolved) => [
  ...new Set(
    [web.entry, ...(route ? scriptsOf(web, route, content?.files ?? content?.slug) : [])].map(
      (file) => base + file,
    ),
  ),
];

/** Address to hash of every script the page may load before it reads its release's manifest. */
const hashesFor = (remote: LiveRemote, resolved: Resolved) => {
  const { web, files } = remote.manifest;
  const later = resolved.route ? exposesOf(resolved.route).flatMap((expose) => web.lazy[expose] ?? []) : [];
  const addresses = [...pageScripts(remote, resolved), ...later.map((file) => remote.base + file)];
  return Object.fromEntries(
    addresses.map((address) => [address, files[address.slice(remote.base.length)] ?? '']),
  );
};
