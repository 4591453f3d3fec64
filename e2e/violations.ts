import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { finishAnimations } from './stillness';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Accessibility violations of the page as it is now, of some rules or of all that WCAG asks for. In the workbench,
 * colors are then judged in the dark as well.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (rules) return run(page, { runOnly: { type: 'rule', values: rules } });
  // What is half faded in, or dimmed while other rows are loading, has less contrast.
  await expect(page.locator('[aria-busy="true"] tbody')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finishAnimations(page);
  const found = await run(page, { runOnly: WCAG });
  if (new URL(page.url()).pathname.startsWith('/admin')) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await finishAnimations(page);
    const dark = await run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    found.push(...dark.map((line) => `in the dark: ${line}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) for (const frame of page.frames()) await frame.evaluate(AXE);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${id}: ${help} at ${target.join(' ')} (${failureSummary.split('\n').slice(1).join(' ').trim()})`,
      ),
    );
  }, options);
}
