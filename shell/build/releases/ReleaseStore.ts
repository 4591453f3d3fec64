import { createPublicKey, sign } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  integrityOf,
  RegistryEntry,
  type ReleaseManifest,
  Signed,
  verifySigned,
} from '../../server/releases/manifest';

export type BuiltRelease = Omit<ReleaseManifest, 'sequence'>;

/** How long after signing a shell without history accepts an entry. */
const LIFETIME_DAYS = 90;

/**
 * The folder that releases are published to. Files are written first and the registry last, each with a rename, so
 * readers never see an incomplete release.
 */
export class ReleaseStore {
  constructor(
    readonly folder: string,
    private readonly privateKey: string,
    private readonly lifetimeDays = LIFETIME_DAYS,
  ) {}

  /** Publishes a build. Returns false when the same version is already live; its entry is then renewed. */
  publish(build: BuiltRelease, from: string): boolean {
    return this.withLock(() => {
      const live = this.live(build.name);
      if (live?.version === build.version) {
        if (this.isSignedByThisKey(build.name)) this.write({ [build.name]: live });
        return false;
      }
      const sequence = (live?.sequence ?? 0) + 1;
      const target = join(this.folder, build.name, build.version);
      if (!existsSync(target)) {
        // Outside the releases, so that an interrupted copy does not count as one.
        const staging = join(this.folder, '.staging');
        rmSync(staging, { recursive: true, force: true });
        cpSync(from, staging, { recursive: true });
        writeFileSync(join(staging, 'release.json'), this.sign({ ...build, sequence }));
        mkdirSync(dirname(target), { recursive: true });
        renameSync(staging, target);
        this.addEntry(build, sequence, 'release');
      } else this.addEntry(build, sequence, 'rollback');
      return true;
    });
  }

  /**
   * Makes an older release live again: the named one, or the one published before the live one. Returns its version.
   */
  rollback(name: string, version = this.previousVersion(name)): string {
    return this.withLock(() => {
      if (!version || !this.versions(name).includes(version))
        throw new Error(`${name} has no release ${version ?? 'to roll back to'}`);
      this.addEntry(this.manifest(name, version), (this.live(name)?.sequence ?? 0) + 1, 'rollback');
      return version;
    });
  }

  /** Signs all live entries again with a later expiry; nothing else changes. */
  renew(): RegistryEntry[] {
    return this.withLock(() => {
      const names = Object.keys(this.registry());
      const foreign = names.filter((name) => !this.isSignedByThisKey(name));
      if (foreign.length) throw new Error(`not signed with this key: ${foreign.join(', ')}`);
      const live = Object.fromEntries(names.map((name) => [name, this.live(name)!]));
      this.write(live);
      return Object.values(live);
    });
  }

  /** The live entry of a remote, if it has one. */
  live(name: string): RegistryEntry | undefined {
    const signed = this.registry()[name];
    return signed && RegistryEntry.create(JSON.parse(signed.body));
  }

  /** Versions in the store, newest first. */
  versions(name: string): string[] {
    const folder = join(this.folder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((version) => existsSync(join(folder, version, 'release.json')))
      .sort((a, b) => this.manifest(name, b).sequence - this.manifest(name, a).sequence);
  }

  /** Removes all but the newest releases of a remote, and never the live one. */
  prune(name: string, max: number): void {
    const live = this.live(name)?.version;
    for (const version of this.versions(name).slice(max))
      if (version !== live) rmSync(join(this.folder, name, version), { recursive: true });
  }

  manifest(name: string, version: string): ReleaseManifest {
    return JSON.parse(Signed.create(readJson(join(this.folder, name, version, 'release.json'))).body);
  }

  private previousVersion(name: string): string | undefined {
    const versions = this.versions(name);
    return versions[versions.indexOf(this.live(name)?.version ?? '') + 1];
  }

  private addEntry(
    { name, version, areas }: BuiltRelease,
    sequence: number,
    reason: RegistryEntry['reason'],
  ) {
    const manifest = integrityOf(readFileSync(join(this.folder, name, version, 'release.json')));
    const entry: RegistryEntry = {
      name,
      version,
      sequence,
      reason,
      manifest,
      areas,
      publishedAt: new Date().toISOString(),
    };
    this.write({ [name]: entry });
  }

  /** Signs entries and replaces the existing ones. */
  private write(entries: Record<string, RegistryEntry>) {
    const expiresAt = new Date(Date.now() + this.lifetimeDays * 86_400_000).toISOString();
    const remotes = { ...this.registry() };
    for (const [name, entry] of Object.entries(entries))
      remotes[name] = JSON.parse(this.sign({ ...entry, expiresAt }));
    writeFileSync(join(this.folder, 'registry.json.new'), JSON.stringify({ remotes }, null, 1));
    renameSync(join(this.folder, 'registry.json.new'), join(this.folder, 'registry.json'));
  }

  /** Whether the entry of a remote was signed with this key. Others are not renewed. */
  private isSignedByThisKey(name: string): boolean {
    try {
      return (
        verifySigned(this.registry()[name], RegistryEntry, [createPublicKey(this.privateKey)]).name === name
      );
    } catch {
      return false;
    }
  }

  private registry(): Record<string, Signed> {
    const path = join(this.folder, 'registry.json');
    return existsSync(path) ? (readJson(path) as { remotes: Record<string, Signed> }).remotes : {};
  }

  private sign(content: object): string {
    const body = JSON.stringify(content);
    return JSON.stringify({
      body,
      signature: sign(null, Buffer.from(body), this.privateKey).toString('base64'),
    });
  }

  private withLock<T>(work: () => T): T {
    mkdirSync(this.folder, { recursive: true });
    const lock = join(this.folder, 'publishing');
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 60_000) rmSync(lock, { recursive: true });
    try {
      mkdirSync(lock);
    } catch {
      throw new Error('another release is being published; try again in a moment');
    }
    try {
      return work();
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
