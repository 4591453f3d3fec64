import type { SitemapEntry } from './contract';

/** The most that search engines accept in one file: addresses and uncompressed bytes. */
export const FILE_LIMITS = { urls: 50_000, bytes: 50_000_000 };

export interface SitemapFile {
  first: number;
  end: number;
  /** The newest change of its addresses. */
  changedAt?: string;
}

/** Divides the addresses into files. */
export function splitIntoFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  limits = FILE_LIMITS,
): SitemapFile[] {
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
}

/** The path of a file. One alone has no number. */
export const sitemapFilePath = (number: number, count: number) =>
  count > 1 ? `/sitemap-${number}.xml` : '/sitemap.xml';

/** The schema wants `loc`, then `lastmod`, then elements of other namespaces. */
export function urlElement(entry: SitemapEntry, origin: string): string {
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

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** More than head and root element take. */
const FRAME_BYTES = 1_000;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
