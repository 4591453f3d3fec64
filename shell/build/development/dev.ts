import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../packaging/build';
import { copyLiveReleases } from '../publishing/copyLiveReleases';
import { openStore } from '../publishing/openStore';
import { publishDevelopmentBuild } from '../publishing/publishBuild';
import { Site } from '../stack/Site';
import { buildFolder } from '../workspace/buildFolder';
import {
  isRemote,
  PACKAGES,
  type PackageName,
  REMOTES,
  type RemoteFolder,
  ROOT,
} from '../workspace/packages';
import { DEVELOPMENT, Rebuilds } from './Rebuilds';
import { watchFolder } from './watchFolder';

const SETTLE_MS = 30;

/**
 * The site while it is being written: what changes is built, published and shown in open tabs at once. With remotes
 * named, the others are taken from their live releases and left alone; shell and API are always this working copy's.
 */
async function develop(given: string[]) {
  const began = Date.now();
  const remotes = chosen(given);
  const packages = PACKAGES.filter((name) => !isRemote(name) || remotes.includes(name));
  const others = REMOTES.filter((name) => !remotes.includes(name));
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data/development'));
  const { RELEASE_STORE, RELEASE_PUBLIC_KEYS } = process.env;
  // What is being written is published to a store of its own, with a key of its own, whatever the live ones are.
  for (const name of [
    'RELEASE_STORE',
    'RELEASE_PUBLIC_KEYS',
    'RELEASE_PRIVATE_KEY',
    'RELEASE_MINIMUM_SEQUENCE',
  ])
    delete process.env[name];
  process.env.DATA_DIR = dataDir;
  const site = new Site({ dataDir, log: console.log, env: process.env, isDevelopment: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => site.supervisor.stop().then(() => process.exit(0)));
  await site.prepare();
  const rebuilds = new Rebuilds(site, packages);
  await Promise.all([
    site.startDatabase(),
    // A package that does not build now will when its mistake is mended; the others need not wait.
    build(packages, DEVELOPMENT, console.log).catch((error: Error) => console.error(error.message)),
  ]);
  for (const name of remotes)
    if (existsSync(join(buildFolder(name, DEVELOPMENT), 'release.json'))) publishDevelopmentBuild(name);
  await copyLiveReleases(others, {
    store: RELEASE_STORE,
    keys: RELEASE_PUBLIC_KEYS,
    into: openStore(),
    dataDir,
  });
  await site.startMailbox();
  await Promise.all([site.startScanner(), site.startApi()]);
  await site.startShell();
  const { password } = site.ownerPassword();
  console.log(
    `\n  ${site.env.PUBLIC_ORIGIN}   admin: ${site.env.ADMIN_EMAIL} / ${password}\n  Ready in ${((Date.now() - began) / 1000).toFixed(1)} s, watching for changes\n`,
  );
  watchSources(packages, () => rebuilds.rebuildChanged());
  await rebuilds.warm();
}

function chosen(given: string[]): RemoteFolder[] {
  const unknown = given.filter((name) => !isRemote(name));
  if (unknown.length)
    throw new Error(`There is no remote ${unknown.join(', ')}: name of ${REMOTES.join(', ')}.`);
  return given.length ? REMOTES.filter((name) => given.includes(name)) : REMOTES;
}

/** Calls back once changes have come to rest. Which package they concern, the hash of its inputs says. */
function watchSources(packages: PackageName[], onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  for (const name of packages)
    watchFolder(join(ROOT, name), () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE_MS);
    });
}

await develop(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
