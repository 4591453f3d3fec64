import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { create, record, string } from 'superstruct';
import { LocalReleases } from './localReleases';
import { open, Registry, RegistryEntry, Signed } from './manifest';
import { type ReadReleaseFile, releaseSource } from './releaseSource';
import { loadPages, shareVersions } from './remoteRuntime';
import { type LiveRemote, makeSnapshot, type Snapshot } from './snapshot';

const POLL_MS = 1_000;
const RETRY_MS = 30_000;

export interface ReleasesOptions {
  store: string;
  folder: string;
  keys: KeyObject[];
  log: Logger;
  /** Called after a new snapshot went live. */
  onChange?: () => void;
}

/**
 * Keeps the live snapshot in step with the registry. A release that fails any step never goes live; the last good
 * one stays, also across a restart with the store out of reach.
 */
export class Releases {
  snapshot: Snapshot = makeSnapshot([], []);
  /** Remote to the versions whose files may be served. */
  readonly served = new Map<string, string[]>();
  private readonly read: ReadReleaseFile;
  private readonly local: LocalReleases;
  private readonly failed = new Map<string, number>();
  private readonly live = new Map<string, LiveRemote>();
  private entries: Record<string, Signed> = {};
  private lastRegistry = '';
  private timer?: NodeJS.Timeout;

  constructor(private readonly options: ReleasesOptions) {
    this.read = releaseSource(options.store);
    this.local = new LocalReleases(join(options.folder, 'releases'), this.read, options.keys, shareVersions);
  }

  /** Loads the last known good, then what the registry names, and goes on polling. */
  async start() {
    this.entries = await this.remembered();
    await this.take(this.entries);
    await this.poll();
    this.schedule();
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** True once any release answers requests. */
  get isLive() {
    return this.live.size > 0;
  }

  private schedule() {
    this.timer = setTimeout(() => this.poll().finally(() => this.schedule()), POLL_MS);
  }

  private async poll() {
    let text: string;
    try {
      text = (await this.read('registry.json')).toString();
    } catch (error) {
      if (this.lastRegistry !== 'unreachable')
        this.options.log.warn(
          { reason: String(error) },
          'release store out of reach; keeping the last known good',
        );
      this.lastRegistry = 'unreachable';
      return;
    }
    const mayRetry = [...this.failed.values()].some((at) => Date.now() - at > RETRY_MS);
    if (text === this.lastRegistry && !mayRetry) return;
    this.lastRegistry = text;
    try {
      await this.take(create(JSON.parse(text), Registry).remotes);
    } catch (error) {
      this.options.log.error({ reason: String(error) }, 'registry refused');
    }
  }

  private async take(signedEntries: Record<string, Signed>) {
    const missing: { name: string; areas: string[] }[] = [];
    let isChanged = false;
    for (const [name, signed] of Object.entries(signedEntries)) {
      try {
        isChanged = (await this.takeOne(name, signed)) || isChanged;
      } catch (error) {
        if (!this.failed.has(signed.signature))
          this.options.log.error({ remote: name, reason: (error as Error).message }, 'release refused');
        this.failed.set(signed.signature, Date.now());
        const areas = this.live.has(name) ? undefined : this.areasOf(signed);
        if (areas) missing.push({ name, areas });
      }
    }
    const snapshot = makeSnapshot([...this.live.values()], missing);
    if (!isChanged && snapshot.id === this.snapshot.id) return;
    this.snapshot = snapshot;
    this.options.log.info(
      {
        snapshot: snapshot.id,
        live: [...this.live.values()].map(({ manifest }) => `${manifest.name}@${manifest.version}`),
      },
      'snapshot live',
    );
    this.options.onChange?.();
  }

  /** True when the entry's release replaced another. */
  private async takeOne(name: string, signed: Signed): Promise<boolean> {
    const entry = open(signed, RegistryEntry, this.options.keys);
    if (entry.name !== name) throw new Error(`entry is for ${entry.name}`);
    const seen = this.entries[name] && open(this.entries[name], RegistryEntry, this.options.keys).sequence;
    if (seen !== undefined && entry.sequence < seen)
      throw new Error(`sequence ${entry.sequence} is older than ${seen}`);
    if (this.live.get(name)?.integrity === entry.manifest) return false;
    const release = await this.local.obtain(entry);
    const modules = await loadPages(release);
    this.live.set(name, { ...release, modules, base: `/remotes/${name}/${entry.version}/` });
    this.served.set(name, await this.local.keep(name, entry.version));
    this.failed.delete(signed.signature);
    this.entries = { ...this.entries, [name]: signed };
    await this.remember();
    return true;
  }

  private areasOf(signed: Signed): string[] | undefined {
    try {
      return open(signed, RegistryEntry, this.options.keys).areas;
    } catch {
      return undefined;
    }
  }

  private get memory() {
    return join(this.options.folder, 'last-known-good.json');
  }

  private async remembered(): Promise<Record<string, Signed>> {
    try {
      return create(JSON.parse(await readFile(this.memory, 'utf8')), record(string(), Signed));
    } catch {
      return {};
    }
  }

  private async remember() {
    await mkdir(this.options.folder, { recursive: true });
    await writeFile(`${this.memory}.new`, JSON.stringify(this.entries));
    await rename(`${this.memory}.new`, this.memory);
  }
}
