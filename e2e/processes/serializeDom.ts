import type { Page } from '@playwright/test';

/** What a page consists of, an element or a text a line, but for what `SAME` and `LEFT_OUT` name. */
export async function serializeDom(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesOf, LEFT_OUT.join(', '));
  return lines.map((line) => SAME.reduce((text, { is, as }) => text.replaceAll(is, as), line));
}

/** Not there to be seen: programs and styles, which name files and nonces, and what a preview keeps from others. */
const LEFT_OUT = [
  'script:not([type="application/ld+json"])',
  'style',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'link[rel="stylesheet"]',
  'link[rel="prefetch"]',
  // The address of a preview is told to nobody, and it has no picture drawn for sharing.
  'meta[name="referrer"]',
  'meta[property^="og:image"]',
  'meta[name^="twitter:image"]',
];

/** What must differ between a preview and the page: its address, and when it was published last. */
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
