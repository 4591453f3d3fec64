import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CAPTIONS, FILM_SECONDS, filmFrame, TITLE } from './filmFrame';

/**
 * Draws the brand film anew: every frame is an image of `filmFrame`, taken in Chromium and set to H.264 and VP9.
 * The result is committed, so this runs only when the illustrations or the words change:
 *
 *     CHROMIUM=/usr/bin/chromium FFMPEG=/path/to/ffmpeg npx tsx shell/illustrations/film.ts
 *
 * (The PyPI wheel `imageio-ffmpeg` carries an ffmpeg.) One second as argument writes that frame alone.
 */
export async function film(): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const only = process.argv[2];
  const seconds = only
    ? [Number(only)]
    : Array.from({ length: FILM_SECONDS * RATE }, (_, frame) => frame / RATE);
  await takeScreenshots(seconds, frames);
  if (only) return void process.stdout.write(`${frames}/00000.png\n`);
  mkdirSync(TARGET, { recursive: true });
  const input = ['-y', '-loglevel', 'error', '-framerate', `${RATE}`, '-i', join(frames, '%05d.png')];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-tune',
    'animation',
  ];
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-pix_fmt', 'yuv420p', '-row-mt', '1'];
  encode([...input, ...h264, '-movflags', '+faststart', join(TARGET, 'brand.mp4')]);
  encode([...input, ...vp9, join(TARGET, 'brand.webm')]);
  const poster = join(frames, `${String(POSTER_SECOND * RATE).padStart(5, '0')}.png`);
  encode([
    '-y',
    '-loglevel',
    'error',
    '-i',
    poster,
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    join(TARGET, 'poster.webp'),
  ]);
  writeFileSync(join(TARGET, 'captions.vtt'), captions());
}

const RATE = 24;
const POSTER_SECOND = 21;
const TARGET = join(import.meta.dirname, '../public/film');
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

const PAGE = `<style>
@font-face{font-family:Sans;src:url(file://${FONT});font-weight:400 700}
body{margin:0;background:radial-gradient(60% 70% at 50% 52%,rgba(242,106,33,.1),transparent 70%),#08203C;font:500 20px Sans}
svg{display:block;font-family:Sans;font-weight:500}
</style><div id="sheet"><span>.</span></div>`;

async function takeScreenshots(seconds: number[], folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const start = join(folder, 'film.html');
  writeFileSync(start, PAGE);
  await page.goto(`file://${start}`);
  await page.evaluate('document.fonts.ready');
  for (const [index, second] of seconds.entries()) {
    await page.locator('#sheet').evaluate((svgElement, drawing) => {
      svgElement.innerHTML = drawing;
    }, filmFrame(second));
    await page.screenshot({ path: join(folder, `${String(index).padStart(5, '0')}.png`) });
  }
  await browser.close();
}

function encode(options: string[]): void {
  execFileSync(process.env.FFMPEG ?? 'ffmpeg', options, { stdio: 'inherit' });
}

/** Captions of the film, for viewers who cannot see it. */
function captions(): string {
  const cues: [number, number, string][] = [
    ...CAPTIONS.map(([a, b, , , text]): [number, number, string] => [a, b, text]),
    TITLE,
  ];
  const clock = (second: number) => `00:00:${second.toFixed(3).padStart(6, '0')}`;
  return `WEBVTT\n\n${cues.map(([a, b, text]) => `${clock(a)} --> ${clock(b)}\n${text.replace('>', '&gt;')}\n`).join('\n')}`;
}

if (process.argv[1] === import.meta.filename) await film();
