import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { LocalReleases } from '../releases/LocalReleases';
import { open, RegistryEntry, type Signed } from '../releases/manifest';
import type { RegistryExpiry } from '../releases/RegistryExpiry';
import { type LiveRemote, makeSnapshot, type Snapshot } from '../releases/snapshot';
import type { ReleaseHistory } from './ReleaseHistory';
import { type Backoff, DOWNLOAD_BACKOFF, LOAD_BACKOFF, RetrySchedule } from './RetrySchedule';

/** A verified release and the entry that makes it live. */
export interface Chosen {
  signed: Signed;
  entry: RegistryEntry;
  remote: LiveRemote;
}

/** Remote to release. */
export type Choice = ReadonlyMap<string, Chosen>;

export interface Plan {
  choice: Choice;
  snapshot: Snapshot;
}

interface ReleaseSelectorOptions {
  local: LocalReleases;
  history: ReleaseHistory;
  keys: KeyObject[];
  expiry: RegistryExpiry;
  log: Logger;
  onRefused?: (remote: string, reason: string) => void;
}

/** Chooses which release of each remote is to be live: the one the registry names, unless there is something against it. */
export class ReleaseSelector {
  /** The registry's entries by remote. */
  registry: Readonly<Record<string, Signed>> = {};
  private readonly refusals = new RetrySchedule();

  constructor(private readonly options: ReleaseSelectorOptions) {}

  /** The genuine ones of them. */
  get entries(): RegistryEntry[] {
    return Object.values(this.registry).flatMap((signed) => this.read(signed) ?? []);
  }

  /** What is to be live, given what is. */
  async wanted(live: Choice): Promise<Plan> {
    const known = Object.entries(this.registry).flatMap(([name, signed]) => [
      signed,
      ...this.options.history.goodOf(name),
    ]);
    this.refusals.keepOnly(known.map(({ signature }) => signature));
    const choice = new Map<string, Chosen>();
    const missing: { name: string; areas: string[] }[] = [];
    // By their names, so that no order of releasing shows in the snapshot.
    for (const name of [...new Set([...Object.keys(this.registry), ...live.keys()])].sort()) {
      const chosen = (await this.named(name, live)) ?? this.still(name, live) ?? (await this.lastGood(name));
      const areas = this.registry[name] && this.read(this.registry[name])?.areas;
      if (chosen) choice.set(name, chosen);
      else if (areas) missing.push({ name, areas });
    }
    const remotes = [...choice.values()].map(({ remote }) => remote);
    return { choice, snapshot: makeSnapshot(remotes, missing) };
  }

  /** True when something that was refused may be tried again now. */
  get isAnyDue(): boolean {
    return this.refusals.isAnyDue;
  }

  /** Whether nothing speaks against a release that was chosen. */
  mayServe({ signed, entry }: Chosen): boolean {
    return this.refusals.mayTry(signed.signature) && !this.options.history.isWithdrawn(entry);
  }

  /** Leaves a release alone until its pause is over. */
  refuse(name: string, { signature }: Signed, reason: string, pauses: Backoff = LOAD_BACKOFF): void {
    if (!this.refusals.add(signature, pauses)) return;
    this.options.log.error({ remote: name, reason }, 'release refused');
    this.options.onRefused?.(name, reason);
  }

  /** Other releases of a remote that have passed their probation, the latest first. */
  olderOf(name: string, { manifest }: RegistryEntry): RegistryEntry[] {
    const good = this.options.history.goodOf(name).flatMap((signed) => this.read(signed) ?? []);
    return good.filter((entry) => entry.manifest !== manifest);
  }

  /** An entry, if it is genuine. */
  read(signed: Signed): RegistryEntry | undefined {
    try {
      return open(signed, RegistryEntry, this.options.keys);
    } catch {
      return undefined;
    }
  }

  /** The release that the registry names, if it is as it must be. */
  private async named(name: string, live: Choice): Promise<Chosen | undefined> {
    const signed = this.registry[name];
    if (!signed || !this.refusals.mayTry(signed.signature)) return undefined;
    try {
      const entry = open(signed, RegistryEntry, this.options.keys);
      if (entry.name !== name) throw new Error(`entry is for ${entry.name}`);
      this.options.expiry.assertCurrent(entry, this.acceptedOf(name, live));
      return this.options.history.isWithdrawn(entry) ? undefined : await this.chosen(signed, entry, live);
    } catch (error) {
      this.refuse(name, signed, (error as Error).message, DOWNLOAD_BACKOFF);
      return undefined;
    }
  }

  /** Entries of a remote that went live: the latest, and the one that serves now. */
  private acceptedOf(name: string, live: Choice): RegistryEntry[] {
    const { newest } = this.options.history.remotes[name] ?? {};
    return [newest && this.read(newest), live.get(name)?.entry].filter((entry) => entry !== undefined);
  }

  private async chosen(signed: Signed, entry: RegistryEntry, live: Choice): Promise<Chosen> {
    const { name, version, manifest } = entry;
    const now = live.get(name)?.remote;
    if (now?.integrity === manifest) return { signed, entry, remote: now };
    const release = await this.options.local.download(entry);
    return { signed, entry, remote: { ...release, base: `/remotes/${name}/${version}/` } };
  }

  private still(name: string, live: Choice): Chosen | undefined {
    const chosen = live.get(name);
    return chosen && this.mayServe(chosen) ? chosen : undefined;
  }

  private async lastGood(name: string): Promise<Chosen | undefined> {
    for (const signed of this.options.history.goodOf(name)) {
      const entry = this.read(signed);
      if (!entry || !this.refusals.mayTry(signed.signature) || this.options.history.isWithdrawn(entry))
        continue;
      try {
        return await this.chosen(signed, entry, new Map());
      } catch (error) {
        this.options.log.warn(
          { remote: name, version: entry.version, reason: String(error) },
          'good release lost',
        );
      }
    }
    return undefined;
  }
}
