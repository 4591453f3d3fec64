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
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="var(--fa, #00ff00)" d="M0 0h40v30H0z"/></svg>';
const card = (change: Partial<SocialCard> = {}): SocialCard => ({
  ...{ title: 'PC as a Service', kind: 'Services', brand: 'Emberline' },
  ...change,
});

test('a picture is a PNG of 1200 by 630, the same for the same card, another with a drawing', async () => {
  const plain = await renderCard(card(), fonts);
  expect(plain.subarray(1, 4).toString()).toBe('PNG');
  expect([plain.readUInt32BE(16), plain.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await renderCard(card(), fonts)).toEqual(plain);
  expect(await renderCard(card({ illustration: drawing }), fonts)).not.toEqual(plain);
});

test.each(['<script>&"\'', 'Ω≠漢字', 'W'.repeat(300)])('draws what titles may hold: %s', async (title) => {
  const png = await renderCard(card({ title }), fonts);
  expect(png.readUInt32BE(16)).toBe(1200);
});

test('what is drawn once is kept, however many ask, and what failed is tried again', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'social');
  const asked: string[] = [];
  const socialImage = socialImageCache(folder, async ({ title }) => {
    asked.push(title);
    if (title === 'broken') throw new Error('no');
    return Buffer.from(`png of ${title}`);
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => socialImage(card({ title: 'one' }))));
  expect(all.map(String)).toEqual(Array(5).fill('png of one'));
  expect(String(await socialImage(card({ title: 'one' })))).toBe('png of one');
  expect(asked).toEqual(['one']);
  for (const _ of [1, 2]) await expect(socialImage(card({ title: 'broken' }))).rejects.toThrow('no');
  expect(asked).toEqual(['one', 'broken', 'broken']);
  expect(readdirSync(folder)).toHaveLength(1);
});
