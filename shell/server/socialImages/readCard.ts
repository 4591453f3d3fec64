import { parseUrl } from '@site/api/platform/contracts/parseUrl';

/** The content of a page's social image, read from its HTML. */
export interface CardContent {
  /** The canonical path. */
  path: string;
  title: string;
  kind: string;
  brand: string;
  /** The address of the page's illustration. */
  illustration?: string;
}

/**
 * Reads the content of a page's social image from its HTML; undefined for a page that is not indexed or has its own
 * image.
 */
export function readCard(html: string): CardContent | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    decodeEntities(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  const [full, url, brand] = [meta('og:title'), parseUrl(meta('og:url')), meta('og:site_name')];
  if (!full || !brand || !url || meta('robots').startsWith('noindex') || isOwnImage(meta('og:image')))
    return undefined;
  const illustration = /<img[^>]* src="([^"]+\.svg)"/.exec(html.slice(html.indexOf('<main')))?.[1];
  return {
    path: url.pathname,
    title: full.split(' | ')[0] ?? full,
    kind: kindIn(html),
    brand,
    ...(illustration && { illustration: decodeEntities(illustration) }),
  };
}

/** Whether the page has an image of its own, not a generated one. */
const isOwnImage = (image: string) => image !== '' && !/^https?:\/\/[^/]+\/(social\/|og-default)/.test(image);

/** The second entry of the page's breadcrumbs, or the company's description. */
function kindIn(html: string): string {
  const [, json = '[]'] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
  const data: StructuredData[] = [JSON.parse(json)].flat();
  const breadcrumbs = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return breadcrumbs.length > 2 ? (breadcrumbs[1]?.name ?? '') : 'Managed experience provider';
}

/** The part of the page's structured data that describes its breadcrumbs. */
interface StructuredData {
  '@type'?: string;
  itemListElement?: { name: string }[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decodeEntities = (text = '') =>
  text.replace(/&(#?\w+);/g, (match, entity: string) => ENTITIES[entity] ?? match);
