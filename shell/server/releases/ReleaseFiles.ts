import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressBrotli } from '@site/api/platform/cache/compress';
import { SingleFlight } from '@site/api/platform/cache/SingleFlight';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { integrityOf, ReleaseManifest, verifySigned } from './manifest';
import { changedFiles } from './releaseMetrics';
import type { ReadReleaseFile } from './releaseSource';

/**
 * `unknown`: the release has no such file. `changed`: it does not match its signed hash and could not be downloaded
 * again.
 */
export type FileStatus = 'valid' | 'changed' | 'unknown';

/** A file that could not be downloaded is not requested again for this long. */
const FAILURE_TTL_MS = 10_000;
const MAX_FAILURES = 1_000;

interface ReleaseFilesOptions {
  folder: string;
  read: ReadReleaseFile;
  keys: KeyObject[];
  log: Logger;
}

interface VerifiedManifest {
  /** Path to `sha384-…`, as signed. */
  files: Record<string, string>;
  /** File to its inode, size and times at the last successful verification. */
  verified: Map<string, string>;
}

/**
 * The release files on disk. Each file is compared with the signed manifest when it is first served, and again when
 * its inode, size or times change. A changed file is downloaded again.
 */
export class ReleaseFiles {
  private readonly manifests = new Map<string, VerifiedManifest>();
  private readonly checks = new SingleFlight<FileStatus>();
  private readonly failures = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: FAILURE_TTL_MS });

  constructor(private readonly options: ReleaseFilesOptions) {}

  get folder(): string {
    return this.options.folder;
  }

  /** Verifies a file before it is served. */
  verify = (name: string, version: string, path: string): Promise<FileStatus> =>
    this.checks.run(`${name}/${version}/${path}`, () => this.check(name, version, path));

  /** Drops the state of all other versions of a remote. */
  retain(name: string, versions: string[]): void {
    const retained = versions.map((version) => `${name}/${version}`);
    for (const release of this.manifests.keys())
      if (release.startsWith(`${name}/`) && !retained.includes(release)) this.manifests.delete(release);
  }

  private async check(name: string, version: string, path: string): Promise<FileStatus> {
    const release = `${name}/${version}`;
    const known = this.manifests.get(release) ?? (await this.readManifest(name, version));
    if (!known) return 'changed';
    this.manifests.set(release, known);
    const integrity = known.files[path];
    if (!integrity) return 'unknown';
    if (await this.isValid(`${release}/${path}`, integrity, known.verified)) return 'valid';
    const isExpected = (bytes: Buffer) => integrityOf(bytes) === integrity;
    return (await this.fetch(name, `${release}/${path}`, isExpected)) ? 'valid' : 'changed';
  }

  private async isValid(
    file: string,
    integrity: string,
    verified: VerifiedManifest['verified'],
  ): Promise<boolean> {
    const path = join(this.folder, file);
    try {
      // Before the content is read, so that a change in between is noticed next time.
      const { ino, size, mtimeMs, ctimeMs } = await stat(path);
      const stamp = [ino, size, mtimeMs, ctimeMs].join();
      if (verified.get(file) === stamp) return true;
      if (integrityOf(await readFile(path)) !== integrity) return false;
      verified.set(file, stamp);
      return true;
    } catch {
      return false;
    }
  }

  /** Reads the signed manifest of a release. */
  private async readManifest(name: string, version: string): Promise<VerifiedManifest | undefined> {
    const file = `${name}/${version}/release.json`;
    const filesIn = (bytes: Buffer) => {
      const manifest = verifySigned(JSON.parse(bytes.toString()), ReleaseManifest, this.options.keys);
      if (manifest.name !== name || manifest.version !== version)
        throw new Error('manifest of another release');
      return manifest.files;
    };
    const bytes = (await this.readValid(file, filesIn)) ?? (await this.fetch(name, file, filesIn));
    if (!bytes) return undefined;
    const files = {
      ...filesIn(bytes),
      'release.json': integrityOf(bytes),
      'release.json.br': await this.writeCompressed(file, bytes),
    };
    return { files, verified: new Map() };
  }

  private async readValid(file: string, check: (bytes: Buffer) => unknown): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(join(this.folder, file));
      check(bytes);
      return bytes;
    } catch {
      return undefined;
    }
  }

  /**
   * Adds the compressed form of a manifest, which a release does not have, and returns its integrity. Browsers load the
   * manifest before the first page of another remote. Without the file they get the uncompressed one.
   */
  private async writeCompressed(file: string, bytes: Buffer): Promise<string> {
    const compressed = await compressBrotli(bytes, 11);
    const path = join(this.folder, `${file}.br`);
    await writeFile(`${path}.new`, compressed)
      .then(() => rename(`${path}.new`, path))
      .catch(() => this.options.log.warn({ file }, 'the compressed manifest was not stored'));
    return integrityOf(compressed);
  }

  /** Replaces a changed file with the one from the store. Undefined if the store has no valid one. */
  private async fetch(remote: string, file: string, isExpected: (bytes: Buffer) => unknown) {
    if (this.failures.has(file)) return undefined;
    const { log, read } = this.options;
    const path = join(this.folder, file);
    changedFiles.inc({ remote });
    try {
      const bytes = await read(file);
      if (!isExpected(bytes)) throw new Error('the file in the store does not match either');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, bytes);
      await rm(path, { recursive: true, force: true });
      await rename(`${path}.new`, path);
      log.error({ file }, 'release file changed on disk; downloaded again');
      return bytes;
    } catch (error) {
      this.failures.set(file, true);
      log.error({ file, reason: String(error) }, 'release file changed on disk; not served');
      return undefined;
    }
  }
}
