import { join } from 'node:path';
import type { RegistryEntry } from '../server/releases/manifest';
import { build } from './build';
import { buildFolder, builtRelease } from './built';
import { isRemote, loadDefinition, REMOTES, type RemoteFolder, ROOT } from './packages';
import { localKeys, ReleaseStore } from './releaseStore';
import { endPause } from './Supervisor';
import type { Mode } from './webpackBase';

const dataFolder = () => process.env.DATA_DIR || join(ROOT, '.data');

/** The release store of this machine with the key that signs for it. */
export function openStore(dataDir = dataFolder()): ReleaseStore {
  const privateKey = process.env.RELEASE_PRIVATE_KEY || localKeys(join(dataDir, 'secrets')).privateKey;
  return new ReleaseStore(process.env.RELEASE_STORE || join(dataDir, 'releases'), privateKey);
}

/** Signs and publishes the newest build of a remote. The version when it went out, nothing when it was live already. */
export function publishBuilt(store: ReleaseStore, name: RemoteFolder, mode?: Mode): string | undefined {
  const release = builtRelease(name, mode);
  return store.publish(release, buildFolder(name, mode)) ? release.version : undefined;
}

/** Publishes what was built for development; of what was tried before the last five stay. */
export function publishTrial(name: RemoteFolder): void {
  const store = openStore();
  publishBuilt(store, name, 'development');
  store.prune(builtRelease(name, 'development').name, 5);
}

async function main([command, name, version]: string[]) {
  if (command === 'remotes') return listRemotes(openStore());
  if (command === 'renew') return renew(openStore());
  if (!name || !isRemote(name)) throw new Error(`Name a remote: ${REMOTES.join(', ')}.`);
  if (command === 'rollback') {
    const definition = await loadDefinition(name);
    const live = openStore().rollback(definition.name, version);
    endPause(dataFolder(), 'shell');
    return console.log(`${name} is back at ${live}`);
  }
  await build([name], 'production', (line) => console.log(line));
  const published = publishBuilt(openStore(), name);
  endPause(dataFolder(), 'shell');
  console.log(
    published ? `${name} ${published} is published` : `${name} ${builtRelease(name).version} is live already`,
  );
}

/** Signs what is live anew, before it expires. Says what that is: an old entry that somebody put there is renewed as well. */
function renew(store: ReleaseStore) {
  for (const { name, version, sequence } of store.renew())
    console.log(`${name}: ${version} (${sequence}), ${endOf(store.live(name))}`);
}

const endOf = (live?: RegistryEntry) => (live?.expiresAt ? `expires ${live.expiresAt}` : 'never expires');

async function listRemotes(store: ReleaseStore) {
  for (const folder of REMOTES) {
    const { name } = await loadDefinition(folder);
    const live = store.live(name);
    console.log(
      `${folder}: ${live ? `${live.version} since ${live.publishedAt} (${live.reason} ${live.sequence}), ${endOf(live)}` : 'never published'}`,
    );
    for (const version of store.kept(name)) if (version !== live?.version) console.log(`  kept ${version}`);
  }
}

if (process.argv[1]?.endsWith('shell/build/releases.ts'))
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
