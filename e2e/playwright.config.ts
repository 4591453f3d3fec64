import { defineConfig } from '@playwright/test';
import { browserOptions } from './fixtures/browser/browserOptions';
import { DESKTOP, PHONE } from './fixtures/browser/windows';
import { isLong } from './fixtures/isLong';

/** Specs that publish or change settings run one after the other on a separate site. */
const PUBLISHING = ['specs/publishing/**/*.spec.ts'];
/** These kill processes of one site that they share, or change what all its visitors see: one after the other. The last one stops it. */
const IN_TURN = ['crashes', 'durability', 'editing', 'logs', 'privacy', 'redirects', 'scans', 'shutdown'].map(
  (name) => `processes/${name}.spec.ts`,
);
/**
 * One site from the production build serves most specs. Those that publish (`publishing`) share a second one, those
 * that kill (`in turn`) a third. Each project has workers of its own, which take seconds to start. Journeys tagged
 * `@phone` run on a phone as well with `LONG=1`, `@phone-only` nowhere else.
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
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { intervals: [100, 200, 300] } },
  // Failures are printed at the end of the run, from the JSON report.
  reporter: [['dot'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // What waits for something to press says what that was, and may be tried again.
    actionTimeout: 100_000,
    launchOptions: browserOptions(),
  },
  // The longest rows of specs begin first.
  projects: [
    { name: 'publishing', testMatch: PUBLISHING, workers: 1, fullyParallel: false, use: DESKTOP },
    { name: 'in turn', testMatch: IN_TURN, workers: 1, fullyParallel: false, use: DESKTOP },
    { name: 'desktop', testIgnore: [...IN_TURN, ...PUBLISHING], use: DESKTOP },
    ...(isLong
      ? [{ name: 'phone', testIgnore: [...IN_TURN, ...PUBLISHING], grep: /@phone(?!-only)/, use: PHONE }]
      : []),
  ],
});
