import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'superstruct';
import { LocalReleases } from '../../server/releases/LocalReleases';
import { Registry, RegistryEntry, readPublicKeys, verifySigned } from '../../server/releases/manifest';
import { releaseSource } from '../../server/releases/releaseSource';
import { build } from '../packaging/build';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readBuiltRelease } from '../releases/readBuiltRelease';
import { buildFolder } from '../workspace/buildFolder';
import { loadDefinition } from '../workspace/loadDefinition';
import { type RemoteFolder, ROOT } from '../workspace/packages';

interface Live {
  /** The live release store (a folder or a URL) and its public keys; those of `npm start` by default. */
  store?: string;
  keys?: string;
  /** The store of the development site. */
  target: ReleaseStore;
  dataDir: string;
}

/**
 * Copies the live release of each remote, verified as on any shell, into the development site's store. Falls back to
 * the remote's last production build, which is made if there is none. Logs which one was used.
 */
export async function copyLiveReleases(names: RemoteFolder[], live: Live): Promise<void> {
  if (!names.length) return;
  const { name: store, download } = liveReleases(live);
  for (const folder of names) {
    const { name } = await loadDefinition(folder);
    try {
      const { manifest, folder: from } = await download(name);
      live.target.publish(manifest, from);
      console.log(`${folder} ${manifest.version}: the live release from ${store}`);
    } catch (error) {
      if (!existsSync(buildFolder(folder))) await build([folder], 'production', console.log);
      const release = readBuiltRelease(folder);
      live.target.publish(release, buildFolder(folder));
      console.log(
        `${folder} ${release.version}: the last production build, because ${store} has no live release: ${(error as Error).message}`,
      );
    }
  }
}

function liveReleases({ store = join(ROOT, '.data/releases'), keys, dataDir }: Live) {
  const publicKeys = readPublicKeys(keys ?? localKey());
  const read = releaseSource(store);
  const local = new LocalReleases(join(dataDir, 'live'), read, publicKeys);
  return {
    name: store,
    async download(name: string) {
      const { remotes } = create(JSON.parse((await read('registry.json')).toString()), Registry);
      if (!remotes[name]) throw new Error('never published');
      return local.download(verifySigned(remotes[name], RegistryEntry, publicKeys));
    },
  };
}

/** The public key of `npm start` on this machine. */
function localKey(): string {
  const path = join(ROOT, '.data/secrets/release-key.pub');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
