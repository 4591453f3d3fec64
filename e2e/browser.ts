import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What every browser here is started with: no sandbox (containers have none) and no calls of its own to anywhere. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program of a Chromium on this machine: Playwright's own, else the system's, else the one a package carries. */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (system) return system;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
