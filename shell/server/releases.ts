import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { create, record, string, unknown } from 'superstruct';
import { LocalReleases } from './localReleases';
import { open, Registry, RegistryEntry, type Signed } from './manifest';
import { type Pauses, Refusals, UNREAD, UNUSABLE } from './Refusals';
import { type ReadReleaseFile, releaseSource } from './releaseSource';
import { heldByShell, loadPages } from './remoteRuntime';
import { type LiveRemote, makeSnapshot, type Snapshot } from './snapshot';

const POLL_MS = 1_000;

export interface ReleasesOptions {
  store: string;
  folder: string;
  keys: KeyObject[];
  log: Logger;
  /** Called after a new snapshot went live. */
  onChange?: () => void;
  /** Called once for each release that does not go live, with the remote's name. */
  onRefused?: (remote: string, reason: string) => void;
  /** How long after one look at the registry the next one follows. */
  everyMs?: number;
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
  private readonly refusals = new Refusals();
  private readonly live = new Map<string, LiveRemote>();
  private entries: Record<string, Signed> = {};
  private lastRegistry = '';
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(private readonly options: ReleasesOptions) {
    this.read = releaseSource(options.store);
    this.local = new LocalReleases(join(options.folder, 'releases'), this.read, options.keys, heldByShell);
  }

  /** Loads the last known good, then what the registry names, and goes on polling. */
  async start() {
    this.entries = await this.remembered();
    await this.take(this.entries);
    await this.poll();
    this.schedule();
  }

  stop() {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** True once any release answers requests. */
  get isLive() {
    return this.live.size > 0;
  }

  private schedule() {
    // Stopped in the middle of a look.
    if (this.isStopped) return;
    this.timer = setTimeout(
      () => this.poll().finally(() => this.schedule()),
      this.options.everyMs ?? POLL_MS,
    );
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
    if (text === this.lastRegistry && !this.refusals.isAnyDue) return;
    const isNew = text !== this.lastRegistry;
    this.lastRegistry = text;
    try {
      await this.take(create(JSON.parse(text), Registry).remotes);
    } catch (error) {
      if (isNew) this.options.log.error({ reason: String(error) }, 'registry refused');
    }
  }

  private async take(signedEntries: Record<string, Signed>) {
    this.refusals.keepOnly(Object.values(signedEntries).map(({ signature }) => signature));
    let isChanged = false;
    for (const [name, signed] of Object.entries(signedEntries))
      isChanged = (await this.takeIfGood(name, signed)) || isChanged;
    const missing = Object.entries(signedEntries).flatMap(([name, signed]) => {
      const areas = this.live.has(name) ? undefined : this.areasOf(signed);
      return areas ? [{ name, areas }] : [];
    });
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

  /** True when the entry's release replaced another. What was refused before is left alone until its pause is over. */
  private async takeIfGood(name: string, signed: Signed): Promise<boolean> {
    if (!this.refusals.mayTry(signed.signature)) return false;
    try {
      return await this.takeOne(name, signed);
    } catch (error) {
      const pauses: Pauses = error instanceof Unusable ? UNUSABLE : UNREAD;
      const reason = (error as Error).message;
      if (this.refusals.add(signed.signature, pauses)) {
        this.options.log.error({ remote: name, reason }, 'release refused');
        this.options.onRefused?.(name, reason);
      }
      return false;
    }
  }

  private async takeOne(name: string, signed: Signed): Promise<boolean> {
    const entry = open(signed, RegistryEntry, this.options.keys);
    if (entry.name !== name) throw new Error(`entry is for ${entry.name}`);
    const seen = this.entries[name] && open(this.entries[name], RegistryEntry, this.options.keys).sequence;
    if (seen !== undefined && entry.sequence < seen)
      throw new Error(`sequence ${entry.sequence} is older than ${seen}`);
    const isNew = this.live.get(name)?.integrity !== entry.manifest;
    if (isNew) await this.makeLive(entry);
    await this.remember({ ...this.entries, [name]: signed });
    return isNew;
  }

  private async makeLive(entry: RegistryEntry) {
    const { name, version } = entry;
    const release = await this.local.obtain(entry);
    const modules = await loadPages(release).catch((error: Error) => {
      throw new Unusable(error.message);
    });
    this.served.set(name, await this.local.keep(name, version));
    this.live.set(name, { ...release, modules, base: `/remotes/${name}/${version}/` });
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

  /** The entries that were live last, as far as what was kept can be read and is genuine. */
  private async remembered(): Promise<Record<string, Signed>> {
    try {
      const kept = create(JSON.parse(await readFile(this.memory, 'utf8')), record(string(), unknown()));
      return Object.fromEntries(
        Object.entries(kept).filter(
          (entry): entry is [string, Signed] => this.areasOf(entry[1] as Signed) !== undefined,
        ),
      );
    } catch {
      return {};
    }
  }

  /** Keeps the entries for the next start. A disk that takes nothing does not make a release worse. */
  private async remember(entries: Record<string, Signed>) {
    if (JSON.stringify(entries) === JSON.stringify(this.entries)) return;
    this.entries = entries;
    try {
      await mkdir(this.options.folder, { recursive: true });
      await writeFile(`${this.memory}.new`, JSON.stringify(entries));
      await rename(`${this.memory}.new`, this.memory);
    } catch (error) {
      this.options.log.warn({ reason: String(error) }, 'last known good not kept');
    }
  }
}

/** A release whose bytes are the signed ones and whose code does not load. */
class Unusable extends Error {}
