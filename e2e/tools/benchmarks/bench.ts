/** A benchmark. It gets the arguments after its name. */
export interface Mode {
  bench: (args: string[]) => Promise<void>;
}

/** The benchmarks by name. */
const MODES: Record<string, () => Promise<Mode>> = {
  site: () => import('./benchSite'),
  lists: () => import('./benchLists'),
  contacts: () => import('./benchContacts'),
  analytics: () => import('./benchAnalytics'),
  events: () => import('./benchEvents'),
  auth: () => import('./benchAuth'),
  dev: () => import('./benchDevelopment'),
  editors: () => import('./benchEditors'),
  junk: () => import('./benchJunk'),
  scans: () => import('./benchScans'),
  releases: () => import('./benchReleases'),
  chaos: () => import('./benchChaos'),
  newsletter: () => import('./benchNewsletter'),
  texts: () => import('./benchTexts'),
  pages: () => import('./benchPages'),
};

/**
 * `npm run bench [-- MODE …]`: runs a benchmark, of the site by default. It prints tables and never fails because of
 * a result.
 */
const [name = 'site', ...args] = process.argv.slice(2);
const mode = MODES[name];
if (!mode) {
  console.error(`There is no benchmark "${name}". Choose from ${Object.keys(MODES).join(', ')}.`);
  process.exit(1);
}
await (await mode()).bench(args);
