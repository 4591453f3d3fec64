import { defineConfig } from '@playwright/test';
import { browserOptions } from './fixtures/browser/browserOptions';

/** Desktop journeys ask for reduced motion; those on phones have all motion. */
const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
const PHONE = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
/** Specs that publish or change settings run one after the other on a separate site. */
const PUBLISHING = ['specs/publishing/**'];
/** These kill processes of one site that they share, or change what all its visitors see: one after the other. The last one stops it. */
const IN_TURN = ['crashes', 'durability', 'editing', 'logs', 'privacy', 'redirects', 'scans', 'shutdown'].map(
  (name) => `processes/${name}.spec.ts`,
);
/** These publish as well, more than the lists of other specs could hold: one after the other on a third site. */
const FILLING = ['preview', 'injection/hostileContent'].map((name) => `processes/${name}.spec.ts`);
const ALONE = ['processes/**/*.spec.ts'];

/**
 * One site from the production build serves all journeys; specs that stop and break things (`alone`) start sites of
 * their own, and those that publish (`publishing`) share a second one. Journeys tagged `@phone` run on a phone as well,
 * `@phone-only` nowhere else.
 */
export default defineConfig({
  testDir: '.',
  outputDir: './test-results/files',
  globalSetup: './fixtures/site/sharedSite.ts',
  fullyParallel: true,
  // Most of a test's time is waiting, for a page or a process: more than there are cores.
  workers: 3,
  retries: 0,
  // Where so much fails, the same thing fails everywhere, and every test would wait for it.
  maxFailures: 25,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for what never comes, far above what anything takes on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [100, 200, 300] } },
  // Failures are printed at the end of the run, from the JSON report.
  reporter: [['dot'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // What waits for something to press says what that was, and may be tried again.
    actionTimeout: 40_000,
    launchOptions: browserOptions(),
  },
  projects: [
    { name: 'in turn', testMatch: IN_TURN, workers: 1, fullyParallel: false, use: DESKTOP },
    {
      name: 'alone',
      testMatch: ALONE,
      testIgnore: [...IN_TURN, ...FILLING],
      workers: 2,
      fullyParallel: false,
      use: DESKTOP,
    },
    { name: 'filling', testMatch: FILLING, workers: 1, fullyParallel: false, use: DESKTOP },
    { name: 'publishing', testMatch: PUBLISHING, workers: 1, fullyParallel: false, use: DESKTOP },
    { name: 'desktop', testIgnore: [...ALONE, ...PUBLISHING], grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'phone', testIgnore: [...ALONE, ...PUBLISHING], grep: /@phone/, use: PHONE },
  ],
});
