import type { ComposedPage } from '@site/api/content/landingPages/composed/contract';
import type { PublishedOverride } from '@site/api/seo/pageInventory/contract';
import type { Site } from '@site/api/siteData/contract';
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
import { frameOf, type PageModules, type Resolved, resolvePage } from '../../src/router/resolvePage';
import { memoize } from '../cache/memoize';
import { contentPolicy, frameAncestorsOf, frameSourceOf } from '../http/securityHeaders';
import type { LiveRemote, Snapshot } from '../releases/snapshot';
import { socialTags } from '../socialImages/socialTags';
import { currentYear } from './currentYear';
import { renderDocument } from './document';
import type { LoadedSnapshot } from './remoteRuntime';
import { serializableState } from './serializableState';
import type { ShellFiles } from './shellFiles';

export interface RenderResult {
  status: number;
  html?: string;
  location?: string;
  /** The path and query whose page is also served here. */
  sameAs?: string;
  policy?: string;
  /** False when a later request may get a better response. */
  isCacheable: boolean;
  /** Whether there is no limit to such URLs: searches, paths without a page. */
  isUnlisted?: boolean;
}

interface RenderOptions {
  /** Path and query, as in the cache key; `notFoundPath` renders the not-found page. */
  url: string;
  snapshot: LoadedSnapshot;
  shell: Pick<ShellFiles, 'scripts' | 'integrity'>;
  site: { readonly current: Site };
  /** How long it waits for each API call. */
  loaderBudgetMs: number;
  /** What members replaced in heads. */
  seo?: readonly PublishedOverride[];
  /** What the landing page composed for this URL says, where the team changed its texts. */
  composed?: ComposedPage;
  publicOrigin: string;
  nonce?: string;
  /** The address shown for a sealed page, without its key. */
  sealedAt?: string;
  /** Shows unpublished content: not indexed, and only this site may embed it. */
  isPreview?: boolean;
}

/** Renders a URL to an HTML document with one snapshot, or to a status without a document (redirect, not found). */
export async function render({
  url,
  snapshot,
  shell,
  site,
  seo = [],
  composed,
  publicOrigin,
  loaderBudgetMs,
  nonce,
  sealedAt,
  isPreview,
}: RenderOptions): Promise<RenderResult> {
  const store = makeStore();
  addApiToStore(store);
  const resolved = await find(url, snapshot, store, loaderBudgetMs);
  // Private addresses contain a secret, so their responses are not cached.
  const isPrivateRoute = Boolean(routeOf(url, snapshot)?.isPrivate);
  if (resolved.location)
    return {
      status: resolved.status,
      location: resolved.location,
      isCacheable: !isPrivateRoute,
      isUnlisted: true,
    };
  if (resolved.status === 404 && !resolved.route && url !== notFoundPath(url))
    return { status: resolved.isGone ? 410 : 404, isCacheable: !isPrivateRoute, isUnlisted: true };
  if (resolved.sameAs)
    return { status: 200, sameAs: resolved.sameAs, isCacheable: !isPrivateRoute, isUnlisted: true };
  const { current } = site;
  const settings = {
    ...settingsFor(current, publicOrigin, isPrivate(resolved) && !isPreview),
    ...(resolved.status === 200 && findOverride(seo, url)),
    ...(resolved.status === 200 && composed && { composed }),
  };
  const boot = makeBoot(resolved, snapshot, shell, settings, serializableState(store));
  const remote = resolved.route && snapshot.remotes.get(resolved.route.remote);
  const preloads = remote ? pageScripts(remote, resolved) : [];
  const { html, styles } = await renderDocument(
    (cache) => (
      <App cache={cache} store={store} settings={settings}>
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
    hasTags: hasTags(settings, resolved),
    hasAds: Boolean(settings.adsId),
  });
  const social = mayHaveTags(resolved) ? socialTags(html, publicOrigin) : '';
  return {
    status: resolved.status,
    html: html.replace('</head>', () => `${social}</head>`),
    policy,
    isCacheable: !isPrivateRoute && !resolved.isIncomplete && resolved.status !== 503,
    isUnlisted: url.includes('?') || html.includes('<meta name="robots" content="noindex'),
  };
}

/** The site data that a document contains. Private pages need neither testimonials nor credentials. */
const settingsFor = (
  { settings, testimonials, credentials, heroCases, hasCaseStudies, consentPolicy }: Site,
  origin: string,
  isPrivatePage: boolean,
): Settings => ({
  ...settings,
  testimonials: isPrivatePage ? [] : testimonials,
  credentials: isPrivatePage ? [] : credentials,
  heroCases: isPrivatePage ? [] : heroCases,
  hasCaseStudies,
  consentPolicy,
  origin,
  year: currentYear(),
});

/** What members replaced in the head of the page at a URL; its query is of no account. */
function findOverride(seo: readonly PublishedOverride[], url: string): Pick<Settings, 'seo'> {
  const { pathname } = new URL(url, 'http://site');
  const override = overridesByPath(seo).get(pathname);
  return override ? { seo: override } : {};
}

const overridesByPath = memoize(
  (seo: readonly PublishedOverride[]) => new Map(seo.map((override) => [override.path, override])),
);

const routeOf = (url: string, { routes }: Snapshot) =>
  findRoute(routes, new URL(url, 'http://site').pathname);

function find(
  url: string,
  snapshot: LoadedSnapshot,
  store: ReturnType<typeof makeStore>,
  budget: number,
): Promise<Resolved> {
  const route = routeOf(url, snapshot);
  if (route?.frame === 'workbench') return Promise.resolve({ url, status: statusOf(route), route });
  const load = async (route: Route): Promise<PageModules> => {
    const [module, layout] = exposesOf(route).map((expose) => {
      const found = snapshot.modules.get(route.remote)?.get(expose);
      if (!found) throw new Error(`${route.remote} has no ${expose}`);
      return found;
    });
    return { module, layout } as PageModules;
  };
  return resolvePage({ routes: snapshot.routes, url, store, load, budget });
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

/** The scripts the page runs immediately. */
const pageScripts = ({ manifest: { web }, base }: LiveRemote, { route, content }: Resolved) => [
  ...new Set(
    [web.entry, ...(route ? scriptsOf(web, route, content?.files ?? content?.slug) : [])].map(
      (file) => base + file,
    ),
  ),
];

/** Hashes by address of all scripts the page may load before it has read its release manifest. */
const hashesFor = (remote: LiveRemote, resolved: Resolved) => {
  const { web, files } = remote.manifest;
  const lazy = resolved.route ? exposesOf(resolved.route).flatMap((expose) => web.lazy[expose] ?? []) : [];
  const addresses = [...pageScripts(remote, resolved), ...lazy.map((file) => remote.base + file)];
  return Object.fromEntries(
    addresses.map((address) => [address, files[address.slice(remote.base.length)] ?? '']),
  );
};
