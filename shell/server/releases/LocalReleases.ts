import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { integrityOf, type RegistryEntry, ReleaseManifest, verifySigned } from './manifest';
import type { ReadReleaseFile } from './releaseSource';

const MAX_VERSIONS = 5;

/** A release on this machine whose files were all verified. */
export interface LocalRelease {
  manifest: ReleaseManifest;
  folder: string;
  /** `sha384-…` of the manifest file, so browsers can verify it. */
  integrity: string;
}

/**
 * The verified copies of releases that this server runs and serves. Every release needs a valid signature and
 * matching hashes.
 */
export class LocalReleases {
  constructor(
    private readonly folder: string,
    private readonly read: ReadReleaseFile,
    private readonly keys: KeyObject[],
  ) {}

  /** The release that a registry entry names: the local copy if it is intact, otherwise downloaded again. */
  async download(entry: RegistryEntry): Promise<LocalRelease> {
    const folder = join(this.folder, entry.name, entry.version);
    const cached = await this.verify(folder, entry).catch(() => undefined);
    if (cached) return cached;
    await this.fetch(entry, folder);
    return this.verify(folder, entry);
  }

  /** Deletes all but the last five versions and those in `needed`. Returns the remaining ones, newest first. */
  async prune(name: string, needed: string[]): Promise<string[]> {
    const folder = join(this.folder, name);
    const versions = (await readdir(folder).catch(() => [])).filter((version) => !version.endsWith('.new'));
    const ages = await Promise.all(
      versions.map(async (version) => ({ version, at: (await stat(join(folder, version))).mtimeMs })),
    );
    const newestFirst = ages.sort((a, b) => b.at - a.at).map(({ version }) => version);
    const cached = [...new Set([...needed, ...newestFirst])].slice(0, MAX_VERSIONS);
    await Promise.all(
      versions
        .filter((version) => !cached.includes(version))
        .map((version) => rm(join(folder, version), { recursive: true, force: true })),
    );
    return cached;
  }

  private async fetch(entry: RegistryEntry, folder: string) {
    const bytes = await this.read(`${entry.name}/${entry.version}/release.json`);
    const manifest = this.parseManifest(bytes, entry);
    const staging = `${folder}.new`;
    await rm(staging, { recursive: true, force: true });
    for (const [path, integrity] of Object.entries(manifest.files)) {
      if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
        throw new Error(`invalid path ${path}`);
      const file = await this.read(`${entry.name}/${entry.version}/${path}`);
      if (integrityOf(file) !== integrity) throw new Error(`${path} does not match its signed hash`);
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await writeFile(join(staging, path), file);
    }
    await writeFile(join(staging, 'release.json'), bytes);
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  }

  /** Reads a local release and verifies every file again, because the disk is not trusted. */
  private async verify(folder: string, entry: RegistryEntry): Promise<LocalRelease> {
    const bytes = await readFile(join(folder, 'release.json'));
    const manifest = this.parseManifest(bytes, entry);
    for (const [path, integrity] of Object.entries(manifest.files))
      if (integrityOf(await readFile(join(folder, path))) !== integrity)
        throw new Error(`${path} was changed on disk`);
    return { manifest, folder, integrity: integrityOf(bytes) };
  }

  private parseManifest(bytes: Buffer, entry: RegistryEntry): ReleaseManifest {
    if (integrityOf(bytes) !== entry.manifest) throw new Error('manifest does not match the registry entry');
    const manifest = verifySigned(JSON.parse(bytes.toString()), ReleaseManifest, this.keys);
    if (entry.reason === 'release' && manifest.sequence !== entry.sequence)
      throw new Error('the registry names an older manifest as a new release');
    return manifest;
  }
}
