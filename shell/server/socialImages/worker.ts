import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { renderCard } from './renderCard';
import type { SocialCard } from './SocialCard';

/** Renders social images in a worker thread, so that the server's main thread stays responsive. */
const folder = join(__dirname, '../fonts');
const fonts = {
  sans: readFileSync(join(folder, 'instrument-sans-500.ttf')),
  mono: readFileSync(join(folder, 'jetbrains-mono-450.ttf')),
};

parentPort?.on('message', async ({ id, card }: { id: number; card: SocialCard }) => {
  try {
    parentPort?.postMessage({ id, png: await renderCard(card, fonts) });
  } catch (cause) {
    parentPort?.postMessage({ id, error: String(cause) });
  }
});
