import type { ContentPage } from '@site/api/content/documents/contract';
import { type LandingRow, landingContent } from '@site/api/content/landingPages/contract';
import { mayReadLandingPages, mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { type LocationRow, locationContent } from '@site/api/content/locations/contract';
import { mayReadLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { type TemplateRow, templateContent } from '@site/api/content/pageTemplates/contract';
import { mayReadTemplates, mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { type PostRow, postContent } from '@site/api/content/posts/contract';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import { mayEditForms, mayListForms } from '@site/api/leads/forms/policy';
import { mayListLeads } from '@site/api/leads/pipeline/policy';
import { listMedia } from '@site/api/media/contract';
import { mayListMedia } from '@site/api/media/policy';
import { paths } from '@site/shell/paths';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Gauge from 'lucide-react/icons/gauge';
import Images from 'lucide-react/icons/images';
import Layers from 'lucide-react/icons/layers';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import { administrationScreens } from './administrationScreens';
import { analyticsScreens } from './analyticsScreens';
import { audienceScreens } from './audienceScreens';
import { bookingScreens } from './bookingScreens';
import { leadScreens } from './leadScreens';
import { seoScreens } from './seoScreens';
import { trustScreens } from './trustScreens';
import { createDocumentSource } from './workbench/commandPalette/createDocumentSource';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** Every screen of the workbench, once: routes, menus and the command palette are all made from this list. */
export const screens: Screen[] = [
  {
    path: paths.admin.dashboard,
    expose: './DashboardScreen',
    label: 'Dashboard',
    group: 'Overview',
    icon: Gauge,
    shortcut: 'd',
    needs: mayListLeads,
  },
  ...leadScreens,
  ...bookingScreens,
  ...audienceScreens,
  ...analyticsScreens,
  {
    path: '/admin/blog',
    expose: './BlogScreen',
    label: 'Blog',
    group: 'Content',
    icon: PenLine,
    shortcut: 'b',
    needs: mayReadPosts,
    records: createRecordSource<ContentPage<PostRow>>(
      'Posts',
      postContent.list as never,
      ({ id, label, slug }) => ({
        label: label || 'Untitled',
        note: slug && `/blog/${slug}`,
        path: `/admin/blog/${id}`,
      }),
    ),
    record: { label: 'Post', needs: mayReadPosts },
    createAction: { label: 'New post', path: '/admin/blog/new', needs: mayWritePosts },
  },
  {
    path: '/admin/landing-pages',
    expose: './LandingPagesScreen',
    label: 'Landing pages',
    group: 'Content',
    icon: LayoutTemplate,
    shortcut: 'p',
    needs: mayReadLandingPages,
    records: createDocumentSource<LandingRow>('Landing pages', landingContent, ({ slug }) => slug),
    record: { label: 'Landing page', needs: mayReadLandingPages },
    createAction: {
      label: 'New landing page',
      path: '/admin/landing-pages/new',
      needs: mayWriteLandingPages,
    },
  },
  {
    path: '/admin/forms',
    expose: './FormsScreen',
    label: 'Forms',
    group: 'Content',
    icon: ClipboardList,
    shortcut: 'f',
    needs: mayListForms,
    record: { label: 'Form', needs: mayListForms },
    createAction: { label: 'New form', path: '/admin/forms/new', needs: mayEditForms },
  },
  {
    path: '/admin/template-generator',
    expose: './TemplateGeneratorScreen',
    label: 'Page templates',
    keywords: 'swap test',
    group: 'Content',
    icon: Layers,
    needs: mayReadTemplates,
    records: createDocumentSource<TemplateRow>('Page templates', templateContent, ({ about }) => about),
    record: { label: 'Page template', needs: mayReadTemplates },
    createAction: {
      label: 'New page template',
      path: '/admin/template-generator/new',
      needs: mayWriteTemplates,
    },
  },
  {
    path: '/admin/template-generator/runs',
    expose: './PageRunsScreen',
    label: 'Page template runs',
    needs: mayReadTemplates,
    record: { label: 'Page template run', needs: mayReadTemplates },
    createAction: {
      label: 'New page template run',
      path: '/admin/template-generator/runs/new',
      needs: mayRunTemplates,
    },
  },
  {
    path: '/admin/template-generator/pages',
    expose: './GeneratedPagesScreen',
    label: 'Generated pages',
    keywords: 'compare swap test substitution same text',
    needs: mayReadTemplates,
    record: { label: 'Generated page', needs: mayReadTemplates },
  },
  {
    path: '/admin/template-generator/rollouts',
    expose: './RolloutsScreen',
    label: 'Page template rollouts',
    needs: mayReadTemplates,
    record: { label: 'Page template rollout', needs: mayReadTemplates },
    createAction: {
      label: 'New page template rollout',
      path: '/admin/template-generator/rollouts/new',
      needs: mayWriteTemplates,
    },
  },
  {
    path: '/admin/locations',
    expose: './LocationsScreen',
    label: 'Service areas',
    group: 'Content',
    icon: MapPin,
    shortcut: 'o',
    needs: mayReadLocations,
    records: createDocumentSource<LocationRow>('Service areas', locationContent, ({ county }) => county),
    record: { label: 'Service area', needs: mayReadLocations },
    createAction: { label: 'New service area', path: '/admin/locations/new', needs: mayWriteLocations },
  },
  ...trustScreens,
  {
    path: '/admin/media',
    expose: './MediaScreen',
    label: 'Media',
    group: 'Content',
    icon: Images,
    shortcut: 'm',
    needs: mayListMedia,
    records: createRecordSource('Media', listMedia, ({ id, kind, name, alt }) => ({
      label: name,
      note: kind === 'pdf' ? 'PDF' : alt || 'No alt text',
      path: `/admin/media/${id}`,
    })),
    record: { label: 'File', needs: mayListMedia },
  },
  ...seoScreens,
  ...administrationScreens,
];
