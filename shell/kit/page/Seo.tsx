import { useSettings } from '../SettingsContext';
import type { Breadcrumb } from './Breadcrumbs';

/**
 * Metadata for search engines and link previews. The company name is added to `title`; `path` is the canonical path.
 * React moves the elements into the head.
 */
export function Seo(props: SeoProps) {
  const { path, keywords, noindex, type = 'website', breadcrumbs, jsonLd } = props;
  const { name, origin, seo } = useSettings();
  // The path differs at a second address of the page, whose canonical URL must stay.
  const replaced = seo?.path === path ? seo : undefined;
  const { title: ownTitle, description: ownDescription } = props;
  const fullTitle = replaced?.title ?? (ownTitle.includes(name) ? ownTitle : `${ownTitle} | ${name}`);
  const description = replaced?.description ?? ownDescription;
  const image = replaced?.socialImage ?? props.image;
  const robots = replaced?.robots ?? (noindex ? 'noindex, follow' : 'index, follow');
  const canonical = new URL(replaced?.canonical ?? path, origin).href;
  const data = [
    ...(breadcrumbs ? [breadcrumbList(breadcrumbs, origin)] : []),
    ...(jsonLd ? [jsonLd].flat() : []),
  ];
  // Social networks do not show SVG; the server provides a generated image instead.
  const socialImage = image && !image.endsWith('.svg') ? new URL(image, origin).href : undefined;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={robots} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={replaced?.socialTitle ?? fullTitle} />
      <meta property="og:description" content={replaced?.socialDescription ?? description} />
      <meta property="og:url" content={canonical} />
      {socialImage && <meta property="og:image" content={socialImage} />}
      <meta name="twitter:card" content={noindex && !socialImage ? 'summary' : 'summary_large_image'} />
      {data.length > 0 && <JsonLd data={data.length === 1 ? data[0] : data} />}
    </>
  );
}

export interface SeoProps {
  title: string;
  description: string;
  /** Terms people search for that the page does not use. The site search reads them. */
  keywords?: string[];
  /** The canonical path. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Image for link previews. Without one, an indexed page gets a generated card with its title and illustration. */
  image?: string;
  /** Breadcrumbs including this page, as structured data. */
  breadcrumbs?: Breadcrumb[];
  jsonLd?: object | object[];
}

function JsonLd({ data }: { data: unknown }) {
  const json = safeJson(data);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines; `<` is escaped, so it cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function breadcrumbList(breadcrumbs: Breadcrumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to, origin).href,
    })),
  };
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
