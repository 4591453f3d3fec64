import type { SitemapEntry } from '@site/api/seo/sitemap/contract';
import { memoize } from '../cache/memoize';

/** The most that search engines accept in one file: addresses and uncompressed bytes. */
export const FILE_LIMITS = { urls: 50_000, bytes: 50_000_000 };

/**
 * `sitemap.xml`, or with a number one of the files it lists when one file would be too large. `undefined` for a
 * number without a file.
 */
export function sitemapText(
  entries: readonly SitemapEntry[],
  origin: string,
  number?: number,
  limits = FILE_LIMITS,
): string | undefined {
  const files = splitIntoFiles(entries, JSON.stringify({ origin, limits }));
  if (number === undefined && files.length > 1) return index(files, origin);
  const file = files[(number ?? 1) - 1];
  if (number !== undefined && (files.length < 2 || !file)) return undefined;
  const urls = entries.slice(file?.first, file?.end).map((entry) => urlElement(entry, origin));
  return `${HEAD}<urlset ${SCHEMA} ${EXTENSIONS}>${urls.join('')}</urlset>`;
}

interface SitemapFile {
  first: number;
  end: number;
  /** The newest change of its addresses. */
  changedAt?: string;
}

/** Divides the addresses into files. The key holds origin and limits. */
const splitIntoFiles = memoize((entries: readonly SitemapEntry[], key) => {
  const { origin, limits }: { origin: string; limits: typeof FILE_LIMITS } = JSON.parse(key);
  const files: SitemapFile[] = [];
  let bytes = 0;
  for (const [at, entry] of entries.entries()) {
    const size = Buffer.byteLength(urlElement(entry, origin));
    let file = files.at(-1);
    if (!file || at - file.first >= limits.urls || bytes + size > limits.bytes - FRAME_BYTES) {
      file = { first: at, end: at };
      files.push(file);
      bytes = 0;
    }
    bytes += size;
    file.end = at + 1;
    const changedAt = changeOf(entry);
    if (changedAt && (!file.changedAt || Date.parse(changedAt) > Date.parse(file.changedAt)))
      file.changedAt = changedAt;
  }
  return files;
});

function index(files: SitemapFile[], origin: string): string {
  const entries = files.map(
    ({ changedAt }, at) =>
      `<sitemap>${element('loc', `${origin}/sitemap-${at + 1}.xml`)}${changedAt ? element('lastmod', changedAt) : ''}</sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${entries.join('')}</sitemapindex>`;
}

/** The schema wants `loc`, then `lastmod`, then elements of other namespaces. */
function urlElement(entry: SitemapEntry, origin: string): string {
  const urlOf = (path: string) => new URL(path, origin).href;
  const changedAt = changeOf(entry);
  const alternates = entry.alternates?.map(
    ({ language, path }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(urlOf(path))}"/>`,
  );
  const images = entry.images?.map(
    (path) => `<image:image>${element('image:loc', urlOf(path))}</image:image>`,
  );
  return [
    '<url>',
    element('loc', urlOf(entry.path)),
    changedAt ? element('lastmod', changedAt) : '',
    ...(alternates ?? []),
    ...(images ?? []),
    '</url>',
  ].join('');
}

const changeOf = ({ changedAt }: SitemapEntry) =>
  changedAt && !Number.isNaN(Date.parse(changedAt)) ? changedAt : undefined;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const EXTENSIONS =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** More than head and root element take. */
const FRAME_BYTES = 1_000;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
