import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { exposesOf, type LayoutModule, type PageModule, type ReleaseScripts, scriptsOf } from '../../remote';
import type { Boot, BootRemote, Route } from '../boot';
import type { PageModules } from './resolvePage';

/** The remotes of the document's snapshot. Only code with a known hash runs. */
export class Remotes {
  private readonly integrity: Map<string, string>;
  private readonly known = new Map<string, Promise<ReleaseManifest>>();
  private readonly attempts = new Map<string, number>();
  /** The pages whose code ran. */
  private readonly loaded = new Set<string>();

  constructor(private readonly boot: Boot) {
    this.integrity = new Map(Object.entries(boot.integrity));
    globalThis.siteIntegrity = (url) => {
      const hash = this.integrity.get(new URL(url, location.origin).pathname);
      if (!hash) throw new Error(`no hash is known for ${url}`);
      return hash;
    };
    registerRemotes(boot.remotes.map((remote) => ({ name: remote.name, entry: remote.base + remote.entry })));
  }

  /** Loads the code of the first page, whose hashes are in the document. */
  async loadFirst(route: Route): Promise<PageModules> {
    return this.load(route, this.nameFor(route.remote));
  }

  /**
   * Loads the code of any page: reads the release's manifest first, then fetches entry and chunks in parallel. A page
   * whose code ran before needs no manifest, so that its filters and records also open without a connection.
   */
  async loadNext(route: Route, slug?: string): Promise<PageModules> {
    await this.fetch(route, 'preload', slug).catch((error) => {
      if (!this.loaded.has(pageOf(route))) throw error;
    });
    return this.load(route, this.nameFor(route.remote));
  }

  /** Prefetches a page's code at low priority without running it. */
  prefetch(route: Route, slug?: string): Promise<void> {
    return this.fetch(route, 'prefetch', slug);
  }

  private async fetch(route: Route, rel: 'preload' | 'prefetch', slug?: string) {
    const remote = this.remote(route.remote);
    const { web } = await this.filesOf(remote);
    for (const file of [web.entry, ...scriptsOf(web, route, slug)])
      insertLink(rel, remote.base + file, this.integrity.get(remote.base + file));
  }

  private async load(route: Route, name: string): Promise<PageModules> {
    try {
      const [module, layout] = await Promise.all(exposesOf(route).map((expose) => loadExposed(name, expose)));
      this.loaded.add(pageOf(route));
      return { module, layout } as PageModules;
    } catch (error) {
      this.attempts.set(route.remote, (this.attempts.get(route.remote) ?? 0) + 1);
      throw error;
    }
  }

  /** Registers a remote under a new name after a failure, because the runtime caches failures by name. */
  private nameFor(remoteName: string): string {
    const attempt = this.attempts.get(remoteName) ?? 0;
    if (!attempt) return remoteName;
    const remote = this.remote(remoteName);
    const name = `${remoteName}__${attempt}`;
    registerRemotes([{ name, entry: remote.base + remote.entry, entryGlobalName: remoteName }]);
    return name;
  }

  private remote(name: string): BootRemote {
    const remote = this.boot.remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`${name} is not live`);
    return remote;
  }

  private filesOf(remote: BootRemote): Promise<ReleaseManifest> {
    const known = this.known.get(remote.name) ?? this.readManifest(remote);
    this.known.set(remote.name, known);
    known.catch(() => this.known.delete(remote.name));
    return known;
  }

  private async readManifest(remote: BootRemote): Promise<ReleaseManifest> {
    const response = await fetch(`${remote.base}release.json`, { integrity: remote.manifest });
    const release = JSON.parse((await response.json()).body) as ReleaseManifest;
    for (const [file, hash] of Object.entries(release.files)) this.integrity.set(remote.base + file, hash);
    return release;
  }
}

const pageOf = ({ remote, expose }: Route) => `${remote}/${expose}`;

async function loadExposed(name: string, expose: string): Promise<PageModule | LayoutModule> {
  const module = await loadRemote<PageModule | LayoutModule>(`${name}/${expose.slice(2)}`);
  if (!module) throw new Error(`${expose} is missing`);
  return module;
}

interface ReleaseManifest {
  web: ReleaseScripts & { entry: string };
  files: Record<string, string>;
}

function insertLink(rel: string, href: string, integrity = '') {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel, as: 'script', crossOrigin: 'anonymous', integrity, href }));
}
