import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build';
import { buildFolder, compile } from './compile';
import { versionOf } from './inputs';
import { isRemote, PACKAGES, type PackageName, REMOTES, ROOT } from './packages';
import { openStore, publishBuilt } from './releases';
import { Site } from './Site';

const MODE = 'development';
const SETTLE_MS = 60;

/** The site while it is being written: what changes is built, published and shown in open tabs at once. */
async function develop() {
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data/development'));
  process.env.DATA_DIR = dataDir;
  const site = new Site({ dataDir, say: console.log, env: process.env, isDevelopment: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => site.supervisor.stop().then(() => process.exit(0)));
  await site.prepare();
  await Promise.all([site.startDatabase(), buildWhatCan()]);
  for (const name of REMOTES)
    if (existsSync(join(buildFolder(name, MODE), 'release.json'))) publishBuilt(openStore(), name, MODE);
  await site.startMailbox();
  await site.startApi();
  await site.startShell();
  const { password } = site.ownerPassword();
  console.log(
    `\n  ${site.env.PUBLIC_ORIGIN}   admin: ${site.env.ADMIN_EMAIL} / ${password}\n  watching for changes\n`,
  );
  watchSources((names) => rebuild(site, names));
}

/** A package that does not build now will when its mistake is mended; the others need not wait. */
async function buildWhatCan() {
  for (const name of PACKAGES)
    await build([name], MODE, console.log).catch((error: Error) => console.error(error.message));
}

const built = new Map<PackageName, string>(PACKAGES.map((name) => [name, versionOf(name, MODE)]));

/** Builds what the change concerns, one after another, and puts each to use as soon as it is there. */
async function rebuild(site: Site, names: PackageName[]) {
  for (const name of names) {
    const version = versionOf(name, MODE);
    if (built.get(name) === version) continue;
    built.set(name, version);
    const started = Date.now();
    try {
      await compile(name, MODE);
      if (isRemote(name)) publishBuilt(openStore(), name, MODE);
      else await site.supervisor.renew(name);
      console.log(`${name} again in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      console.error((error as Error).message);
    }
  }
}

function watchSources(onChange: (names: PackageName[]) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const handleChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The hash of its inputs says which package a change concerns, also where one reads another's files.
      running = running.then(() => onChange([...PACKAGES].reverse()));
    }, SETTLE_MS);
  };
  for (const name of PACKAGES)
    watch(join(ROOT, name), { recursive: true }, (_event, file) => {
      if (file && !/(^|\/)(dist|node_modules)(\/|$)/.test(file)) handleChange();
    });
}

await develop().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
