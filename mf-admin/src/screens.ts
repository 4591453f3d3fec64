import type { ContentPage } from '@site/api/content/documents/contract';
import { type LandingRow, landingContent } from '@site/api/content/landingPages/contract';
import { mayReadLandingPages, mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { type LocationRow, locationContent } from '@site/api/content/locations/contract';
import { mayReadLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { type TemplateRow, templateContent } from '@site/api/content/pageTemplates/contract';
import { mayReadTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { type PostRow, postContent } from '@site/api/content/posts/contract';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import { listRedirects } from '@site/api/content/redirects/contract';
import { mayEditRedirects, mayListRedirects } from '@site/api/content/redirects/policy';
import { mayListNotFoundHits } from '@site/api/insights/notFound/policy';
import { mayEditForms, mayListForms } from '@site/api/leads/forms/policy';
import { mayReadInbox } from '@site/api/leads/inbox/policy';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { mayGetLead, mayListLeads } from '@site/api/leads/pipeline/policy';
import { mayEditSavedReplies, mayListSavedReplies } from '@site/api/leads/replies/policy';
import { mayEditScoreRules, mayReadScores } from '@site/api/leads/score/policy';
import { mayEditTags, mayListTags } from '@site/api/leads/tags/policy';
import { listMedia } from '@site/api/media/contract';
import { mayListMedia } from '@site/api/media/policy';
import { listSeoPages } from '@site/api/site/seo/contract';
import { mayEditSeo, mayReadSeo } from '@site/api/site/seo/policy';
import { mayReadSitemap } from '@site/api/site/sitemap/policy';
import { paths } from '@site/shell/paths';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import Gauge from 'lucide-react/icons/gauge';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import { administrationScreens } from './administrationScreens';
import { analyticsScreens } from './analyticsScreens';
import { audienceScreens } from './audienceScreens';
import { bookingScreens } from './bookingScreens';
import { useUnansweredLeads } from './leadPipeline/useUnansweredLeads';
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
  {
    path: paths.admin.leads,
    expose: './LeadsScreen',
    label: 'Leads',
    group: 'Overview',
    icon: Inbox,
    shortcut: 'l',
    needs: mayListLeads,
    useBadge: useUnansweredLeads,
    records: createRecordSource('Leads', listLeads, ({ reference, name, company }) => ({
      label: name,
      note: [company, reference].filter(Boolean).join(' · '),
      path: paths.admin.lead(reference),
    })),
    record: { label: 'Lead', needs: mayGetLead },
  },
  ...bookingScreens,
  ...audienceScreens,
  ...analyticsScreens,
  {
    path: `${paths.admin.leads}/board`,
    expose: './LeadBoardScreen',
    label: 'Leads board',
    needs: mayListLeads,
  },
  {
    path: '/admin/lead-tags',
    expose: './LeadTagsScreen',
    label: 'Lead tags',
    needs: mayListTags,
    record: { label: 'Tag', needs: mayListTags },
    createAction: { label: 'New tag', path: '/admin/lead-tags/new', needs: mayEditTags },
  },
  {
    path: '/admin/saved-replies',
    expose: './SavedRepliesScreen',
    label: 'Saved replies',
    needs: mayListSavedReplies,
    record: { label: 'Saved reply', needs: mayListSavedReplies },
    createAction: { label: 'New saved reply', path: '/admin/saved-replies/new', needs: mayEditSavedReplies },
  },
  {
    path: '/admin/inbox',
    expose: './InboxScreen',
    label: 'Email inbox',
    needs: mayReadInbox,
    record: { label: 'Mailbox', needs: mayReadInbox },
  },
  {
    path: '/admin/score-rules',
    expose: './ScoreRulesScreen',
    label: 'Score rules',
    needs: mayReadScores,
    record: { label: 'Score rule', needs: mayReadScores },
    createAction: { label: 'New score rule', path: '/admin/score-rules/new', needs: mayEditScoreRules },
  },
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
    path: '/admin/locations',
    expose: './LocationsScreen',
    label: 'Locations',
    group: 'Content',
    icon: MapPin,
    shortcut: 'o',
    needs: mayReadLocations,
    records: createDocumentSource<LocationRow>('Locations', locationContent, ({ county }) => county),
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
    records: createRecordSource('Media', listMedia, ({ id, name, alt }) => ({
      label: name,
      note: alt || 'No alt text',
      path: `/admin/media/${id}`,
    })),
    record: { label: 'Image', needs: mayListMedia },
  },
  {
    path: '/admin/seo-generator',
    expose: './SeoGeneratorScreen',
    label: 'SEO',
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
    label: 'Bulk edits of SEO data',
    needs: mayReadSeo,
    record: { label: 'Bulk edit', needs: mayReadSeo },
    createAction: { label: 'New bulk edit', path: '/admin/seo-generator/bulk-edits/new', needs: mayEditSeo },
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
    group: 'SEO',
    icon: MapIcon,
    shortcut: 'x',
    needs: mayReadSitemap,
    record: { label: 'Run', needs: mayReadSitemap },
  },
  {
    path: '/admin/redirects/not-found',
    expose: './NotFoundScreen',
    label: '404 errors',
    needs: mayListNotFoundHits,
    record: { label: 'New redirect', needs: mayListNotFoundHits },
  },
  ...administrationScreens,
];
