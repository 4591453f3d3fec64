import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { SingleFlight } from '../cache/SingleFlight';
import { integrityOf, ReleaseManifest, verifySigned } from './manifest';
import { changedFiles } from './releaseMetrics';
import type { ReadReleaseFile } from './releaseSource';

/** `unknown`: the release has no such file. `changed`: it is not what was signed, and could not be fetched again. */
export type FileStatus = 'valid' | 'changed' | 'unknown';

/** A file that could not be fetched is not requested again for this long. */
const FAILURE_TTL_MS = 10_000;
const MAX_FAILURES = 1_000;

interface ReleaseFilesOptions {
  folder: string;
  read: ReadReleaseFile;
  keys: KeyObject[];
  log: Logger;
}

interface Known {
  /** Path to `sha384-…`, as signed. */
  files: Record<string, string>;
  /** Path to what the disk said of the file when its bytes were the signed ones. */
  verified: Map<string, string>;
}

/**
 * The files of kept releases as they lie on disk: each is compared with the signed manifest when it is first served, and
 * again when the disk says that it is another. One that was changed is fetched again.
 */
export class ReleaseFiles {
  private readonly known = new Map<string, Known>();
  private readonly checks = new SingleFlight<FileStatus>();
  private readonly failures = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: FAILURE_TTL_MS });

  constructor(private readonly options: ReleaseFilesOptions) {}

  get folder(): string {
    return this.options.folder;
  }

  /** Checks a file that is to be served. */
  verify = (name: string, version: string, path: string): Promise<FileStatus> =>
    this.checks.run(`${name}/${version}/${path}`, () => this.check(name, version, path));

  /** Forgets all other versions of a remote. */
  retain(name: string, versions: string[]): void {
    const retained = versions.map((version) => `${name}/${version}`);
    for (const release of this.known.keys())
      if (release.startsWith(`${name}/`) && !retained.includes(release)) this.known.delete(release);
  }

  private async check(name: string, version: string, path: string): Promise<FileStatus> {
    const release = `${name}/${version}`;
    const known = this.known.get(release) ?? (await this.learn(name, version));
    if (!known) return 'changed';
    this.known.set(release, known);
    const integrity = known.files[path];
    if (!integrity) return 'unknown';
    if (await this.isValid(`${release}/${path}`, integrity, known.verified)) return 'valid';
    const isRight = (bytes: Buffer) => integrityOf(bytes) === integrity;
    return (await this.fetch(name, `${release}/${path}`, isRight)) ? 'valid' : 'changed';
  }

  private async isValid(file: string, integrity: string, verified: Known['verified']): Promise<boolean> {
    const path = join(this.folder, file);
    try {
      // Before the bytes: what is changed meanwhile is looked at again.
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

  /** What the signed manifest of a release says. */
  private async learn(name: string, version: string): Promise<Known | undefined> {
    const file = `${name}/${version}/release.json`;
    const files = (bytes: Buffer) => {
      const manifest = verifySigned(JSON.parse(bytes.toString()), ReleaseManifest, this.options.keys);
      if (manifest.name !== name || manifest.version !== version)
        throw new Error('manifest of another release');
      return { ...manifest.files, 'release.json': integrityOf(bytes) };
    };
    try {
      return { files: files(await readFile(join(this.folder, file))), verified: new Map() };
    } catch {
      const bytes = await this.fetch(name, file, files);
      return bytes && { files: files(bytes), verified: new Map() };
    }
  }

  /** Puts the good copy of a file in the place of a changed one; nothing where the store has none. */
  private async fetch(remote: string, file: string, isRight: (bytes: Buffer) => unknown) {
    if (this.failures.has(file)) return undefined;
    const { log, read } = this.options;
    const path = join(this.folder, file);
    changedFiles.inc({ remote });
    try {
      const bytes = await read(file);
      if (!isRight(bytes)) throw new Error('it is not what was signed in the store either');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, bytes);
      await rm(path, { recursive: true, force: true });
      await rename(`${path}.new`, path);
      log.error({ file }, 'file of a release was changed on disk; fetched again');
      return bytes;
    } catch (error) {
      this.failures.set(file, true);
      log.error({ file, reason: String(error) }, 'file of a release was changed on disk; not served');
      return undefined;
    }
  }
}
