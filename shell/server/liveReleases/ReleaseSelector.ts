import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { LocalReleases } from '../releases/LocalReleases';
import { RegistryEntry, type Signed, verifySigned } from '../releases/manifest';
import type { RegistryExpiry } from '../releases/RegistryExpiry';
import { type LiveRemote, makeSnapshot, type Snapshot } from '../releases/snapshot';
import type { ReleaseHistory } from './ReleaseHistory';
import { type Backoff, DOWNLOAD_BACKOFF, LOAD_BACKOFF, RetrySchedule } from './RetrySchedule';

/** A verified release and the registry entry that makes it live. */
export interface SelectedRelease {
  signed: Signed;
  entry: RegistryEntry;
  remote: LiveRemote;
}

/** The selected releases by remote. */
export type Selection = ReadonlyMap<string, SelectedRelease>;

export interface Plan {
  selection: Selection;
  snapshot: Snapshot;
}

interface ReleaseSelectorOptions {
  local: LocalReleases;
  history: ReleaseHistory;
  keys: KeyObject[];
  expiry: RegistryExpiry;
  log: Logger;
  onRejected?: (remote: string, reason: string) => void;
}

/** Selects the release of each remote that should be live: the one in the registry unless it is rejected. */
export class ReleaseSelector {
  /** The registry's entries by remote. */
  registry: Readonly<Record<string, Signed>> = {};
  private readonly retries = new RetrySchedule();

  constructor(private readonly options: ReleaseSelectorOptions) {}

  /** The correctly signed registry entries. */
  get entries(): RegistryEntry[] {
    return Object.values(this.registry).flatMap((signed) => this.verifyEntry(signed) ?? []);
  }

  /** The releases that should be live, given those that are. */
  async plan(live: Selection): Promise<Plan> {
    const known = Object.entries(this.registry).flatMap(([name, signed]) => [
      signed,
      ...this.options.history.goodOf(name),
    ]);
    this.retries.retain(known.map(({ signature }) => signature));
    const selection = new Map<string, SelectedRelease>();
    const missing: { name: string; areas: string[] }[] = [];
    // Sorted, so that the snapshot id does not depend on the order of releases.
    for (const name of [...new Set([...Object.keys(this.registry), ...live.keys()])].sort()) {
      const release =
        (await this.findRegistered(name, live)) ??
        this.findLive(name, live) ??
        (await this.findLastGood(name));
      const areas = this.registry[name] && this.verifyEntry(this.registry[name])?.areas;
      if (release) selection.set(name, release);
      else if (areas) missing.push({ name, areas });
    }
    const remotes = [...selection.values()].map(({ remote }) => remote);
    return { selection: selection, snapshot: makeSnapshot(remotes, missing) };
  }

  /** Whether a rejected release is due for another attempt. */
  get isAnyDue(): boolean {
    return this.retries.isAnyDue;
  }

  /** Whether a selected release is neither rejected nor withdrawn. */
  canServe({ signed, entry }: SelectedRelease): boolean {
    return this.retries.canTry(signed.signature) && !this.options.history.isWithdrawn(entry);
  }

  /** Rejects a release until its backoff has passed. */
  reject(name: string, { signature }: Signed, reason: string, backoff: Backoff = LOAD_BACKOFF): void {
    if (!this.retries.recordFailure(signature, backoff)) return;
    this.options.log.error({ remote: name, reason }, 'release rejected');
    this.options.onRejected?.(name, reason);
  }

  /** Other releases of a remote that passed their probation, latest first. */
  olderGoodReleases(name: string, { manifest }: RegistryEntry): RegistryEntry[] {
    const good = this.options.history.goodOf(name).flatMap((signed) => this.verifyEntry(signed) ?? []);
    return good.filter((entry) => entry.manifest !== manifest);
  }

  /** The entry if its signature is valid. */
  verifyEntry(signed: Signed): RegistryEntry | undefined {
    try {
      return verifySigned(signed, RegistryEntry, this.options.keys);
    } catch {
      return undefined;
    }
  }

  /** The release in the registry if it is valid. */
  private async findRegistered(name: string, live: Selection): Promise<SelectedRelease | undefined> {
    const signed = this.registry[name];
    if (!signed || !this.retries.canTry(signed.signature)) return undefined;
    try {
      const entry = verifySigned(signed, RegistryEntry, this.options.keys);
      if (entry.name !== name) throw new Error(`the entry is for ${entry.name}`);
      this.options.expiry.assertCurrent(entry, this.acceptedOf(name, live));
      return this.options.history.isWithdrawn(entry) ? undefined : await this.select(signed, entry, live);
    } catch (error) {
      this.reject(name, signed, (error as Error).message, DOWNLOAD_BACKOFF);
      return undefined;
    }
  }

  /** The accepted entries of a remote: the newest one and the live one. */
  private acceptedOf(name: string, live: Selection): RegistryEntry[] {
    const { newest } = this.options.history.remotes[name] ?? {};
    return [newest && this.verifyEntry(newest), live.get(name)?.entry].filter((entry) => entry !== undefined);
  }

  private async select(signed: Signed, entry: RegistryEntry, live: Selection): Promise<SelectedRelease> {
    const { name, version, manifest } = entry;
    const now = live.get(name)?.remote;
    if (now?.integrity === manifest) return { signed, entry, remote: now };
    const release = await this.options.local.download(entry);
    return { signed, entry, remote: { ...release, base: `/remotes/${name}/${version}/` } };
  }

  private findLive(name: string, live: Selection): SelectedRelease | undefined {
    const release = live.get(name);
    return release && this.canServe(release) ? release : undefined;
  }

  private async findLastGood(name: string): Promise<SelectedRelease | undefined> {
    for (const signed of this.options.history.goodOf(name)) {
      const entry = this.verifyEntry(signed);
      if (!entry || !this.retries.canTry(signed.signature) || this.options.history.isWithdrawn(entry))
        continue;
      try {
        return await this.select(signed, entry, new Map());
      } catch (error) {
        this.options.log.warn(
          { remote: name, version: entry.version, reason: String(error) },
          'last good release could not be loaded',
        );
      }
    }
    return undefined;
  }
}
