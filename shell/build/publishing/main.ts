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
  if (!name || !isRemote(name)) throw new Error(`Choose a remote: ${REMOTES.join(', ')}.`);
  if (command === 'rollback') {
    const definition = await loadDefinition(name);
    const live = openStore().rollback(definition.name, version);
    skipRestartDelay(dataFolder(), 'shell');
    return console.log(`${name} was rolled back to ${live}`);
  }
  await build([name], 'production', (line) => console.log(line));
  const published = publishBuild(openStore(), name);
  skipRestartDelay(dataFolder(), 'shell');
  console.log(
    published
      ? `${name} ${published} is published`
      : `${name} ${readBuiltRelease(name).version} is already live`,
  );
}

/** Signs the live entries again before they expire, and prints them: an outdated entry would be renewed too. */
function renew(store: ReleaseStore) {
  for (const { name, version, sequence } of store.renew())
    console.log(`${name.replaceAll('_', '-')}: ${version} (${sequence}), ${expiryOf(store.live(name))}`);
}

const expiryOf = (live?: RegistryEntry) => (live?.expiresAt ? `expires ${live.expiresAt}` : 'never expires');

async function listRemotes(store: ReleaseStore) {
  for (const folder of REMOTES) {
    const { name } = await loadDefinition(folder);
    const live = store.live(name);
    console.log(
      `${folder}: ${live ? `${live.version} since ${live.publishedAt} (${live.reason} ${live.sequence}), ${expiryOf(live)}` : 'never published'}`,
    );
    for (const version of store.versions(name))
      if (version !== live?.version) console.log(`  also stored: ${version}`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
