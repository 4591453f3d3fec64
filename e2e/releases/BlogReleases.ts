import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltRelease, localKeys, ReleaseStore } from '@site/shell/build/releaseStore';
import { ROOT } from '../site';

export const BLOG = 'mf_blog';
/** Words of the blog's page that a made-up release changes, so that one sees which release answers. */
const WORDS = 'The Foundry';

/** Makes releases of the blog out of its build, good and bad ones, and publishes them to a site's store. */
export class BlogReleases {
  readonly store: ReleaseStore;
  private readonly work = mkdtempSync(join(tmpdir(), 'site-releases-'));
  private readonly built = join(ROOT, 'mf-blog/dist');

  constructor(readonly dataDir: string) {
    this.store = new ReleaseStore(join(dataDir, 'releases'), localKeys(join(dataDir, 'secrets')).privateKey);
  }

  get liveVersion(): string {
    return this.store.live(BLOG)?.version ?? '';
  }

  /** A copy of the build under another version, in which the blog calls itself by another name; `change` spoils it. */
  make(
    version: string,
    words: string,
    change: (folder: string, release: BuiltRelease) => void = () => undefined,
  ): { release: BuiltRelease; folder: string } {
    const folder = join(this.work, version);
    cpSync(this.built, folder, { recursive: true });
    const original: BuiltRelease = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const release = { ...original, version };
    for (const file of Object.keys(original.files).filter((name) => /\.c?js$/.test(name)))
      rewrite(join(folder, file), (text) =>
        text.replaceAll(original.version, version).replaceAll(WORDS, words),
      );
    change(folder, release);
    const files = listFiles(folder);
    return {
      folder,
      release: {
        ...release,
        files: Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))])),
      },
    };
  }

  publish(version: string, words: string, change?: (folder: string, release: BuiltRelease) => void): void {
    const { release, folder } = this.make(version, words, change);
    this.store.publish(release, folder);
  }

  /** Publishes to a copy of the store, lets `spoil` change what was published, and puts it in place in one step. */
  publishSpoiled(version: string, spoil: (store: string) => void, key?: string): void {
    const copy = join(this.work, `store-${version}`);
    cpSync(this.store.folder, copy, { recursive: true });
    const { release, folder } = this.make(version, `${WORDS}, spoiled`);
    new ReleaseStore(copy, key ?? localKeys(join(this.dataDir, 'secrets')).privateKey).publish(
      release,
      folder,
    );
    spoil(copy);
    cpSync(join(copy, BLOG, version), join(this.store.folder, BLOG, version), { recursive: true });
    this.writeRegistry(readFileSync(join(copy, 'registry.json'), 'utf8'));
  }

  readRegistry(): string {
    return readFileSync(join(this.store.folder, 'registry.json'), 'utf8');
  }

  /** Replaces the registry in one step, as a publisher does. */
  writeRegistry(text: string): void {
    writeFileSync(join(this.store.folder, 'registry.json.e2e'), text);
    renameSync(join(this.store.folder, 'registry.json.e2e'), join(this.store.folder, 'registry.json'));
  }

  clean(): void {
    rmSync(this.work, { recursive: true, force: true });
  }
}

/** A signing key the site does not know. */
export const foreignKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Replaces a file's text and its packed copy. */
export function rewrite(path: string, change: (text: string) => string): void {
  const text = change(readFileSync(path, 'utf8'));
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  rmSync(`${path}.br`, { force: true });
  if (path.includes('/web/')) writeFileSync(`${path}.br`, brotliCompressSync(text));
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json' && entry.name !== 'version')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
