/** What a page's HTML says for its picture. */
export interface CardContent {
  /** The canonical path. */
  path: string;
  title: string;
  kind: string;
  brand: string;
  /** Address of the page's drawing. */
  illustration?: string;
}

/** The words of a page's picture, out of its HTML; nothing for a page that may not be found or brings a picture of its own. */
export function readCard(html: string): CardContent | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  const [full, url, brand] = [meta('og:title'), meta('og:url'), meta('og:site_name')];
  if (
    !full ||
    !brand ||
    !URL.canParse(url) ||
    meta('robots').startsWith('noindex') ||
    hasOwn(meta('og:image'))
  )
    return undefined;
  const illustration = /<img[^>]* src="([^"]+\.svg)"/.exec(html.slice(html.indexOf('<main')))?.[1];
  return {
    path: new URL(url).pathname,
    title: full.split(' | ')[0] ?? full,
    kind: kindIn(html),
    brand,
    ...(illustration && { illustration: plain(illustration) }),
  };
}

/** Whether a page's picture is its own, and not one that was made for it before. */
const hasOwn = (picture: string) =>
  picture !== '' && !/^https?:\/\/[^/]+\/(social\/|og-default)/.test(picture);

/** What the page's trail stands under, or what the firm calls itself. */
function kindIn(html: string): string {
  const [, json = '[]'] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
  const data: StructuredData[] = [JSON.parse(json)].flat();
  const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return trail.length > 2 ? (trail[1]?.name ?? '') : 'Managed experience provider';
}

/** The page's structured data, as far as it is its breadcrumb list. */
interface StructuredData {
  '@type'?: string;
  itemListElement?: { name: string }[];
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text = '') => text.replace(/&(#?\w+);/g, (whole, sign: string) => SIGNS[sign] ?? whole);
