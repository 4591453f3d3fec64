import type { Page } from '@playwright/test';

/** Serializes a page, one line per element or text, without what `SAME` and `LEFT_OUT` name. */
export async function serializeDom(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesOf, LEFT_OUT.join(', '));
  return lines.map((line) => SAME.reduce((text, { is, as }) => text.replaceAll(is, as), line));
}

/** Invisible: scripts and styles, which contain file names and nonces, and what a preview hides from others. */
const LEFT_OUT = [
  'script:not([type="application/ld+json"])',
  'style',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'link[rel="stylesheet"]',
  'link[rel="prefetch"]',
  // The address of a preview is not published, and it has no social image.
  'meta[name="referrer"]',
  'meta[property^="og:image"]',
  'meta[name^="twitter:image"]',
];

/** The expected differences between a preview and the page: the address and the time of publication. */
const SAME: { is: RegExp; as: string }[] = [
  { is: /[?&]preview=[\w-]{43}/g, as: '' },
  { is: /"dateModified":"[^"]*"/g, as: '"dateModified":""' },
];

function linesOf(leftOut: string): string[] {
  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    const pad = ' '.repeat(depth);
    if (node.nodeType === Node.TEXT_NODE) {
      const words = node.textContent?.trim();
      if (words) lines.push(pad + words);
      return;
    }
    if (!(node instanceof Element) || node.matches(leftOut)) return;
    const named = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    lines.push(`${pad}<${[node.tagName.toLowerCase(), ...named].join(' ')}>`);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(document.documentElement, 0);
  return lines;
}
