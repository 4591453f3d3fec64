import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../packaging/build';
import { readFreePort } from '../processes/waitFor';
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

const DEBOUNCE_MS = 30;

/**
 * Runs the site in development: a change is built, published and shown in open tabs immediately. If remotes are
 * named, only these are built; the others use their live releases. Shell and API always run from this working copy.
 */
async function develop(names: string[]) {
  const startedAt = Date.now();
  await readFreePort(process.env, 'npm run dev');
  const remotes = parseRemotes(names);
  const packages = PACKAGES.filter((name) => !isRemote(name) || remotes.includes(name));
  const others = REMOTES.filter((name) => !remotes.includes(name));
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data/development'));
  const { RELEASE_STORE, RELEASE_PUBLIC_KEYS } = process.env;
  // Development builds are published to a separate store with its own key, whatever the live ones are.
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
    // A package that does not build is rebuilt after its error is fixed; the others need not wait.
    build(packages, DEVELOPMENT, console.log).catch((error: Error) => console.error(error.message)),
  ]);
  for (const name of remotes)
    if (existsSync(join(buildFolder(name, DEVELOPMENT), 'release.json'))) publishDevelopmentBuild(name);
  await copyLiveReleases(others, {
    store: RELEASE_STORE,
    keys: RELEASE_PUBLIC_KEYS,
    target: openStore(),
    dataDir,
  });
  await site.startMailbox();
  await Promise.all([site.startScanner(), site.startApi()]);
  await site.startShell();
  const { password } = site.ownerPassword();
  console.log(
    `\n  ${site.env.PUBLIC_ORIGIN}   admin: ${site.env.ADMIN_EMAIL} / ${password}\n  Ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s, watching for changes\n`,
  );
  watchSources(packages, () => rebuilds.rebuildChanged());
  await rebuilds.warm();
}

function parseRemotes(names: string[]): RemoteFolder[] {
  const unknown = names.filter((name) => !isRemote(name));
  if (unknown.length)
    throw new Error(`There is no remote ${unknown.join(', ')}. Choose from ${REMOTES.join(', ')}.`);
  return names.length ? REMOTES.filter((name) => names.includes(name)) : REMOTES;
}

/** Calls back when no file has changed for a moment. The hash of its inputs tells which packages changed. */
function watchSources(packages: PackageName[], onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  for (const name of packages)
    watchFolder(join(ROOT, name), () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, DEBOUNCE_MS);
    });
}

await develop(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
