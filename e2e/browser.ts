import { existsSync, mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../.cache/browser');
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What every browser here is started with: no sandbox (containers have none) and no calls of its own to anywhere. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every browser here is launched. */
export const browserOptions = () => ({
  executablePath: findBrowser(),
  args: FLAGS,
  // By default Playwright has Chromium share memory through files in /tmp, which is slow where that is on a disk.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  env: browserEnvironment(),
});

/** Whether /dev/shm has 1 GB free. Containers often have 64 MB, too little for a tab. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 1024 ** 3;
}

/**
 * The path of the Chromium that tests run in: `TEST_BROWSER` where it is set, else the pinned one that a package
 * carries for Linux on x64, elsewhere Playwright's own or the system's.
 */
function findBrowser(): string {
  if (process.env.TEST_BROWSER) return process.env.TEST_BROWSER;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPinned();
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!system) throw new Error('No Chromium was found: install one, or set TEST_BROWSER to its path.');
  return system;
}

/** Unpacks the packaged Chromium once a version. The package's own loader would reuse any `/tmp/chromium`. */
function unpackPinned(): string {
  const folder = packageFolder('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = join(CACHE, `chromium-${version}`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, brotliDecompressSync(readFileSync(join(folder, 'bin/chromium.br'))), {
    mode: 0o755,
  });
  renameSync(partial, path);
  return path;
}

/** Variables for the browser's process, which make what it draws independent of the machine: fonts, language, zone. */
function browserEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(given),
    FONTCONFIG_FILE: fontconfig(),
    LANG: 'en_US.UTF-8',
    TZ: 'America/Chicago',
  };
}

/**
 * A fontconfig file that knows the fonts of three packages and none of the system's. Arimo has the metrics of Arial and
 * is drawn unless something else is asked for, Roboto is what Android has, DejaVu has the signs that Arimo lacks.
 */
function fontconfig(): string {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, 'fonts.conf');
  const partial = `${path}.${process.pid}`;
  const folders = Object.entries(FONTS).flatMap(([name, styles]) =>
    styles.map((style) => join(packageFolder(name), style)),
  );
  writeFileSync(
    partial,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(CACHE, 'fontconfig')}</cachedir>
${Object.entries(ALIASES).map(alias).join('\n')}
  <match><edit name="family" mode="append_last"><string>Arimo</string></edit></match>
</fontconfig>
`,
  );
  renameSync(partial, path);
  return path;
}

/** Of Arimo the styles that Arial comes in: a weight more would be used where no visitor has it. */
const FONTS = {
  '@expo-google-fonts/arimo': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  '@expo-google-fonts/roboto': ['400Regular', '500Medium', '700Bold'],
  'dejavu-fonts-ttf': ['ttf'],
};
const ALIASES = { Arial: 'Arimo', Helvetica: 'Arimo', monospace: 'DejaVu Sans Mono' };

const alias = ([family, drawnIn]: [string, string]) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>${drawnIn}</family></prefer></alias>`;

/** The folder of an installed package, whatever it exports. */
function packageFolder(name: string): string {
  const paths = require.resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed: run npm install.`);
  return folder;
}
