import { listRedirects } from '@site/api/content/redirects/contract';
import { mayEditRedirects, mayListRedirects } from '@site/api/content/redirects/policy';
import { mayListNotFoundHits } from '@site/api/insights/notFound/policy';
import { listSeoPages } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo, mayReadSeo } from '@site/api/seo/pageInventory/policy';
import { mayReadSearchConsole } from '@site/api/seo/searchConsole/policy';
import { mayReadSitemap } from '@site/api/seo/sitemap/policy';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import MapIcon from 'lucide-react/icons/map';
import Search from 'lucide-react/icons/search';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** Screens of search engine optimization: pages, redirects and the sitemap. */
export const seoScreens: Screen[] = [
  {
    path: '/admin/seo-generator',
    expose: './SeoGeneratorScreen',
    label: 'SEO',
    keywords: 'pages problems titles descriptions alt texts broken links web vitals',
    group: 'SEO',
    icon: Search,
    shortcut: 'e',
    needs: mayReadSeo,
    records: createRecordSource('SEO', listSeoPages, ({ id, path, title }) => ({
      label: path,
      note: title,
      path: `/admin/seo-generator/${id}`,
    })),
    record: { label: 'Page', needs: mayReadSeo },
  },
  {
    path: '/admin/seo-generator/bulk-edits',
    expose: './SeoRunsScreen',
    label: 'SEO bulk edits',
    keywords: 'titles descriptions social canonical robots',
    needs: mayReadSeo,
    record: { label: 'Bulk edit', needs: mayReadSeo },
    createAction: { label: 'New bulk edit', path: '/admin/seo-generator/bulk-edits/new', needs: mayEditSeo },
  },
  {
    path: '/admin/seo-generator/search-queries',
    expose: './SearchQueriesScreen',
    label: 'Search queries',
    keywords: 'Google Search Console keywords',
    needs: mayReadSearchConsole,
    record: { label: 'Search query', needs: mayReadSearchConsole },
  },
  {
    path: '/admin/redirects',
    expose: './RedirectsScreen',
    label: 'Redirects',
    group: 'SEO',
    icon: CornerUpRight,
    shortcut: 'r',
    needs: mayListRedirects,
    records: createRecordSource('Redirects', listRedirects, ({ id, from, to }) => ({
      label: from,
      note: to || 'Gone (410)',
      path: `/admin/redirects/${id}`,
    })),
    record: { label: 'Redirect', needs: mayListRedirects },
    createAction: { label: 'New redirect', path: '/admin/redirects/new', needs: mayEditRedirects },
  },
  {
    path: '/admin/sitemap-scheduler',
    expose: './SitemapSchedulerScreen',
    label: 'Sitemap',
    keywords: 'robots.txt llms.txt IndexNow',
    group: 'SEO',
    icon: MapIcon,
    shortcut: 'x',
    needs: mayReadSitemap,
    record: { label: 'Sitemap run', needs: mayReadSitemap },
  },
  {
    path: '/admin/redirects/not-found',
    expose: './NotFoundScreen',
    label: '404 errors',
    keywords: 'not found missing redirect suggestions',
    needs: mayListNotFoundHits,
    record: { label: 'New redirect', needs: mayListNotFoundHits },
  },
];
