/** Something that can be measured; it gets the words after its name. */
export interface Mode {
  bench: (words: string[]) => Promise<void>;
}

/** What can be measured, by the word that asks for it. */
const MODES: Record<string, () => Promise<Mode>> = {
  site: () => import('./benchSite'),
  lists: () => import('./benchLists'),
  events: () => import('./benchEvents'),
  auth: () => import('./benchAuth'),
  dev: () => import('./benchDevelopment'),
  editors: () => import('./benchEditors'),
  junk: () => import('./benchJunk'),
  scans: () => import('./benchScans'),
  releases: () => import('./benchReleases'),
  chaos: () => import('./benchChaos'),
  texts: () => import('./benchTexts'),
};

/** `npm run bench [-- MODE …]`: measures the site, or what else is named. Prints tables and fails on no figure. */
const [name = 'site', ...words] = process.argv.slice(2);
const mode = MODES[name];
if (!mode) {
  console.error(`There is nothing to measure called "${name}": one of ${Object.keys(MODES).join(', ')}.`);
  process.exit(1);
}
await (await mode()).bench(words);
