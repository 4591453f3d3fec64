import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderCard } from './renderCard';
import type { SocialCard } from './SocialCard';
import { socialImageCache } from './socialImageCache';

const fonts = {
  sans: readFileSync(join(import.meta.dirname, 'fonts/instrument-sans-500.ttf')),
  mono: readFileSync(join(import.meta.dirname, 'fonts/jetbrains-mono-450.ttf')),
};
const illustration =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="var(--fa, #00ff00)" d="M0 0h40v30H0z"/></svg>';
const card = (change: Partial<SocialCard> = {}): SocialCard => ({
  title: 'PC as a Service',
  kind: 'Services',
  brand: 'Emberline',
  ...change,
});

test('a social image is a PNG of 1200 by 630, identical for the same card, different with an illustration', async () => {
  const plain = await renderCard(card(), fonts);
  expect(plain.subarray(1, 4).toString()).toBe('PNG');
  expect([plain.readUInt32BE(16), plain.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await renderCard(card(), fonts)).toEqual(plain);
  expect(await renderCard(card({ illustration }), fonts)).not.toEqual(plain);
});

test.each(['<script>&"\'', 'Ω≠漢字', 'W'.repeat(300)])('renders a title with %s', async (title) => {
  const png = await renderCard(card({ title }), fonts);
  expect(png.readUInt32BE(16)).toBe(1200);
});

test('an image is rendered once, also for simultaneous requests, and again after a failure', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'images-')), 'social');
  const rendered: string[] = [];
  const socialImage = socialImageCache(folder, async ({ title }) => {
    rendered.push(title);
    if (title === 'broken') throw new Error('no');
    return Buffer.from(`png of ${title}`);
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => socialImage(card({ title: 'one' }))));
  expect(all.map(String)).toEqual(Array(5).fill('png of one'));
  expect(String(await socialImage(card({ title: 'one' })))).toBe('png of one');
  expect(rendered).toEqual(['one']);
  for (const _ of [1, 2]) await expect(socialImage(card({ title: 'broken' }))).rejects.toThrow('no');
  expect(rendered).toEqual(['one', 'broken', 'broken']);
  expect(readdirSync(folder)).toHaveLength(1);
});
