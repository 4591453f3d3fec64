import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ember } from './annotations';
import { iso } from './isometric';
import { path } from './shapes';
import { svg } from './svg';
import { axis, workplace } from './workplace';

/**
 * Renders the images that must be bitmaps: the home-screen icons and the image shown where a page is shared.
 * The results are committed; run again when the mark or the headline changes:
 *
 *     CHROMIUM=/usr/bin/chromium npx tsx shell/illustrations/publicImages.ts
 */
export async function publicImages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const [file, width, height, body] of PICTURES) {
    await page.setViewportSize({ width, height });
    const source = join(tmpdir(), `${file}.html`);
    writeFileSync(source, `<style>${STYLE}</style>${body}`);
    await page.goto(`file://${source}`);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(TARGET, file) });
  }
  await browser.close();
}

const TARGET = join(import.meta.dirname, '../public');
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const STYLE = `@font-face{font-family:Sans;src:url(file://${FONT});font-weight:400 700}
body{margin:0;overflow:hidden;background:#F4F3EF;color:#0A1B2E;font:500 20px Sans}svg{display:block}
.share{position:relative;width:1200px;height:630px;background:linear-gradient(rgba(14,63,110,.07) 1px,transparent 1px) 0 0/30px 30px,linear-gradient(90deg,rgba(14,63,110,.07) 1px,transparent 1px) 0 0/30px 30px}
.share svg{position:absolute;left:0;top:0}
.share p{position:absolute;left:60px;top:52px;margin:0;font-weight:600;font-size:19px;letter-spacing:.14em;color:#0E3F6E}
.share h1{position:absolute;left:54px;top:88px;margin:0;font-weight:500;font-size:142px;line-height:.88;letter-spacing:-.05em}
.share h2{position:absolute;left:60px;bottom:56px;margin:0;font-weight:500;font-size:34px;letter-spacing:-.03em;color:#2D5D94}`;

/** The logo without rounded corners, which systems add. `inset` adds padding for round masks. */
const mark = (size: number, inset = 0) =>
  `<svg width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${30 + inset * 2} ${30 + inset * 2}" fill="none"><path d="M-9-9H39V39H-9z" fill="#0E3F6E"/><path d="M6.5 21.2 21 12.8" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-dasharray="7.5 3 .01 3 20"/><circle cx="22.4" cy="12" r="3.1" fill="#F26A21"/></svg>`;

const view = iso(0.41, 752, 492);
const STEP = 186;
const END = [1062, 313] as const;
const share = `<div class="share">${svg(
  { width: 1200, height: 630 },
  path(`M${view.at(0, -3 * STEP).join(' ')}L${END.join(' ')}`, 'ax'),
  workplace.backup(view, -3 * STEP),
  axis(view, -3 * STEP, -2 * STEP),
  workplace.network(view, -2 * STEP),
  axis(view, -2 * STEP, -STEP),
  workplace.identity(view, -STEP),
  axis(view, -STEP, 0),
  workplace.device(view, 0),
  ember(END[0], END[1], 13, 54),
)}<p>MANAGED EXPERIENCE PROVIDER</p><h1>End IT<br>Disappointment</h1><h2>We Have A Better Way</h2></div>`;

const PICTURES: [file: string, width: number, height: number, body: string][] = [
  ['apple-touch-icon.png', 180, 180, mark(180)],
  ['icon-192.png', 192, 192, mark(192, 3)],
  ['icon-512.png', 512, 512, mark(512, 3)],
  ['og-default.png', 1200, 630, share],
];

if (process.argv[1] === import.meta.filename) await publicImages();
