import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import type { SitemapEntry } from '@site/api/seo/sitemap/contract';
import { FILE_LIMITS } from '@site/api/seo/sitemap/sitemapFiles';
import { sitemapText } from './sitemapText';

const ORIGIN = 'https://site.example';
const CHANGED = '2026-03-02T15:00:00.000Z';
const five: SitemapEntry[] = [1, 2, 3, 4, 5].map((number) => ({ path: `/${number}` }));

test('a sitemap follows the schema of sitemaps.org', () => {
  const text = sitemapText(
    [
      {
        path: '/1',
        changedAt: CHANGED,
        images: ['/api/media/1?a=b&c=d'],
        alternates: [{ language: 'es', path: '/es/1' }],
      },
      { path: '/a&b\'<>"ü' },
      { path: '/never', changedAt: 'never' },
    ],
    ORIGIN,
  );
  expect(findSchemaErrors(text ?? '')).toEqual([]);
  expect(text).toContain(`<url><loc>${ORIGIN}/1</loc><lastmod>${CHANGED}</lastmod><xhtml:link`);
  expect(text).toContain(
    `<image:image><image:loc>${ORIGIN}/api/media/1?a=b&#38;c=d</image:loc></image:image>`,
  );
  expect(text).toContain(`<url><loc>${ORIGIN}/a&#38;b&#39;%3C%3E%22%C3%BC</loc></url>`);
  expect(text).toContain(`<url><loc>${ORIGIN}/never</loc></url>`);
});

test('the validator of this test finds errors', () => {
  const broken = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>yesterday</lastmod><loc>/relative & raw</loc></url></urlset>`;
  expect(findSchemaErrors(broken).length).toBeGreaterThan(2);
});

test('a large sitemap is an index of files that contain every address once', () => {
  const limits = { ...FILE_LIMITS, urls: 2 };
  const index = sitemapText(five, ORIGIN, undefined, limits) ?? '';
  expect(findSchemaErrors(index)).toEqual([]);
  const numbers = [...index.matchAll(/<loc>[^<]*\/sitemap-(\d+)\.xml<\/loc>/g)].map(([, number]) => number);
  expect(numbers).toEqual(['1', '2', '3']);
  const files = numbers.map((number) => sitemapText(five, ORIGIN, Number(number), limits) ?? '');
  expect(files.join('').match(/<loc>[^<]+<\/loc>/g)).toEqual(
    five.map(({ path }) => `<loc>${ORIGIN}${path}</loc>`),
  );
  for (const number of [0, 4]) expect(sitemapText(five, ORIGIN, number, limits)).toBeUndefined();
  expect(sitemapText(five, ORIGIN, 1)).toBeUndefined();
});

test('the last change of a file is the newest of its addresses', () => {
  const entries = [
    { path: '/a', changedAt: CHANGED },
    { path: '/b', changedAt: '2026-05-01T00:00:00.000Z' },
    { path: '/c' },
  ];
  const index = sitemapText(entries, ORIGIN, undefined, { ...FILE_LIMITS, urls: 2 });
  expect(index?.match(/<sitemap>.*?<\/sitemap>/g)).toEqual([
    `<sitemap><loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-05-01T00:00:00.000Z</lastmod></sitemap>`,
    `<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`,
  ]);
});

test('files stay within 50,000 addresses and within their bytes', () => {
  const many = Array.from({ length: 50_001 }, (_, at) => ({ path: `/${at}` }));
  const first = sitemapText(many, ORIGIN, 1) ?? '';
  expect(first.match(/<url>/g)).toHaveLength(50_000);
  expect(sitemapText(many, ORIGIN, 2)?.match(/<url>/g)).toHaveLength(1);
  const limits = { urls: 50_000, bytes: 1_150 };
  const file = (number: number) => sitemapText(five, ORIGIN, number, limits);
  expect(file(1)?.length).toBeLessThanOrEqual(limits.bytes);
  expect(file(2)).toBeDefined();
  expect(file(6)).toBeUndefined();
});

test('a site without pages has an empty sitemap', () => {
  expect(sitemapText([], ORIGIN)).toMatch(/<urlset [^>]+><\/urlset>$/);
});

/** Checks element order, limits, escaping and addresses as the schema and protocol of sitemaps.org say. */
function findSchemaErrors(xml: string): string[] {
  const errors: string[] = [];
  const document = new SitemapFileReader(xml);
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) errors.push('no declaration');
  if (Buffer.byteLength(xml) > 52_428_800) errors.push('too large');
  if (/&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i.test(xml)) errors.push('an unescaped ampersand');
  const isIndex = document.root === 'sitemapindex';
  if (!isIndex && document.root !== 'urlset') errors.push(`root ${document.root}`);
  const children = document.childrenOf(isIndex ? 'sitemap' : 'url');
  if (children.length > 50_000) errors.push('too many addresses');
  for (const child of children) {
    const [, loc] = child.match(/^<loc>([^<]*)<\/loc>/) ?? [];
    if (loc === undefined) errors.push('loc is not first');
    else if (!isOwnAddress(loc.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))))
      errors.push(`not an address of this site: ${loc}`);
    const order = [...child.matchAll(/<([\w:]+)(?:\s[^>]*)?\/?>/g)].map(([, name = '']) => name);
    const own = order.filter((name) => !name.includes(':'));
    if (own.join() !== 'loc' && own.join() !== 'loc,lastmod') errors.push(`elements ${own}`);
    if (order.slice(0, own.length).join() !== own.join()) errors.push('another namespace comes before');
    const [, changed] = child.match(/<lastmod>([^<]*)<\/lastmod>/) ?? [];
    if (changed && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(changed)) errors.push(`date ${changed}`);
  }
  return errors;
}

const isOwnAddress = (loc: string) =>
  loc.length < 2_048 && loc.startsWith(`${ORIGIN}/`) && parseUrl(loc)?.href === loc;

/** As much of an XML parser as these files need. */
class SitemapFileReader {
  readonly root: string;
  constructor(private readonly xml: string) {
    this.root =
      xml.match(/<(\w+) [^>]*xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/)?.[1] ?? '';
  }
  childrenOf(name: string): string[] {
    return [...this.xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, inner = '']) => inner);
  }
}
