import type { RegistryEntry } from '../../server/releases/manifest';
import { build } from '../packaging/build';
import { skipRestartDelay } from '../processes/Supervisor';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readBuiltRelease } from '../releases/readBuiltRelease';
import { loadDefinition } from '../workspace/loadDefinition';
import { isRemote, REMOTES } from '../workspace/packages';
import { dataFolder, openStore } from './openStore';
import { publishBuild } from './publishBuild';

/** The commands `release`, `rollback`, `renew` and `remotes`. */
async function main([command, name, version]: string[]) {
  if (command === 'remotes') return listRemotes(openStore());
  if (command === 'renew') return renew(openStore());
  if (!name || !isRemote(name)) throw new Error(`Name a remote: ${REMOTES.join(', ')}.`);
  if (command === 'rollback') {
    const definition = await loadDefinition(name);
    const live = openStore().rollback(definition.name, version);
    skipRestartDelay(dataFolder(), 'shell');
    return console.log(`${name} is back at ${live}`);
  }
  await build([name], 'production', (line) => console.log(line));
  const published = publishBuild(openStore(), name);
  skipRestartDelay(dataFolder(), 'shell');
  console.log(
    published
      ? `${name} ${published} is published`
      : `${name} ${readBuiltRelease(name).version} is live already`,
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
    for (const version of store.versions(name))
      if (version !== live?.version) console.log(`  kept ${version}`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
