import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { integrityOf, type RegistryEntry, ReleaseManifest, verifySigned } from './manifest';
import type { ReadReleaseFile } from './releaseSource';

const MAX_VERSIONS = 5;

/** A release whose every byte was checked and lies on this machine. */
export interface LocalRelease {
  manifest: ReleaseManifest;
  folder: string;
  /** `sha384-…` of the manifest file, by which a browser may fetch it. */
  integrity: string;
}

/** The verified copies of releases that this server runs and serves. Nothing enters without a signature and matching hashes. */
export class LocalReleases {
  constructor(
    private readonly folder: string,
    private readonly read: ReadReleaseFile,
    private readonly keys: KeyObject[],
  ) {}

  /** The release an entry names. The copy here serves if every byte of it is the signed one; else it is fetched anew. */
  async download(entry: RegistryEntry): Promise<LocalRelease> {
    const folder = join(this.folder, entry.name, entry.version);
    const cached = await this.verify(folder, entry).catch(() => undefined);
    if (cached) return cached;
    await this.fetch(entry, folder);
    return this.verify(folder, entry);
  }

  /** Versions that may be served, newest first, and removes what is older than the last five; `needed` stay. */
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
        throw new Error(`bad path ${path}`);
      const file = await this.read(`${entry.name}/${entry.version}/${path}`);
      if (integrityOf(file) !== integrity) throw new Error(`${path} is not what was signed`);
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await writeFile(join(staging, path), file);
    }
    await writeFile(join(staging, 'release.json'), bytes);
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  }

  /** Reads a release that is here already, checking every file again: the disk is not trusted either. */
  private async verify(folder: string, entry: RegistryEntry): Promise<LocalRelease> {
    const bytes = await readFile(join(folder, 'release.json'));
    const manifest = this.parseManifest(bytes, entry);
    for (const [path, integrity] of Object.entries(manifest.files))
      if (integrityOf(await readFile(join(folder, path))) !== integrity)
        throw new Error(`${path} was changed on disk`);
    return { manifest, folder, integrity: integrityOf(bytes) };
  }

  private parseManifest(bytes: Buffer, entry: RegistryEntry): ReleaseManifest {
    if (integrityOf(bytes) !== entry.manifest) throw new Error('manifest is not the one the registry names');
    const manifest = verifySigned(JSON.parse(bytes.toString()), ReleaseManifest, this.keys);
    if (entry.reason === 'release' && manifest.sequence !== entry.sequence)
      throw new Error('an older manifest was entered as a new release');
    return manifest;
  }
}
