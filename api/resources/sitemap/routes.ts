import { Readable } from 'node:stream';
import { cities, industries, industryServices, paths, services, tools } from '@site/shell/paths';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import type { PostSummary } from '../posts/contract';
import { publishedPosts } from '../posts/publishedPosts';
import { getRobots, getSitemap } from './contract';

/** What search engines and other robots are told. */
export function sitemapRoutes(api: Api): void {
  const { publicOrigin } = api.env;

  answer(api, getSitemap, anyone, async ({ res }) => {
    const { summaries } = await publishedPosts();
    res.set('Cache-Control', 'public, max-age=60');
    return sitemap(publicOrigin, summaries);
  });

  answer(api, getRobots, anyone, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=3600');
    const closed = [
      paths.admin.home,
      paths.passwordReset,
      paths.bookingConfirmation,
      '/unsubscribe/',
      '/api/',
    ];
    const lines = closed.map((path) => `Disallow: ${path}`);
    return [
      'User-agent: *',
      'Allow: /api/media/',
      ...lines,
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
      '',
    ].join('\n');
  });
}

/** Every page that may be found: one address each, never an alias of another. */
export function sitemap(origin: string, posts: PostSummary[]): Promise<string> {
  const places = [
    ...fixed.map((url) => ({ url })),
    ...services.map(({ slug }) => ({ url: paths.service(slug) })),
    ...industryServices.map(({ slug }) => ({ url: paths.industryService(slug) })),
    ...industries.map(({ slug }) => ({ url: paths.industry(slug) })),
    ...cities.map(({ slug }) => ({ url: paths.city(slug) })),
    ...tools.map(({ slug }) => ({ url: paths.tool(slug) })),
    ...posts.map((post) => ({ url: paths.post(post.slug), lastmod: post.createdAt })),
  ];
  const stream = new SitemapStream({ hostname: origin });
  return streamToPromise(Readable.from(places).pipe(stream)).then(String);
}

const fixed = [
  paths.home,
  paths.services,
  paths.industries,
  paths.about,
  paths.faq,
  paths.contact,
  paths.bookings,
  paths.blog,
  paths.tools,
  paths.businessTechCheck,
  paths.healthcareSecurity,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.cookiePreferences,
  paths.sitemap,
];
