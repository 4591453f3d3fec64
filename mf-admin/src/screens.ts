import type { ContentPage } from '@site/api/content/documents/contract';
import { type LandingRow, landingContent } from '@site/api/content/landingPages/contract';
import { mayReadLandingPages, mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { type LocationRow, locationContent } from '@site/api/content/locations/contract';
import { mayReadLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { type PolicyRow, policyContent, policyPath } from '@site/api/content/policies/contract';
import { mayReadPolicies, mayWritePolicies } from '@site/api/content/policies/policy';
import { type PostRow, postContent } from '@site/api/content/posts/contract';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import { listRedirects } from '@site/api/content/redirects/contract';
import { mayEditRedirects, mayListRedirects } from '@site/api/content/redirects/policy';
import { listTeam } from '@site/api/content/team/contract';
import { mayEditTeam, mayListTeam } from '@site/api/content/team/policy';
import { mayEditTestimonials, mayListTestimonials } from '@site/api/content/testimonials/policy';
import type { Permission } from '@site/api/identity/access/can';
import { mayEditOwnAccount } from '@site/api/identity/account/policy';
import { listUsers } from '@site/api/identity/users/contract';
import { mayListUsers, mayManageUsers } from '@site/api/identity/users/policy';
import { mayListNotFoundHits } from '@site/api/insights/notFound/policy';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { mayGetLead, mayListLeads } from '@site/api/leads/pipeline/policy';
import { mayEditSavedReplies, mayListSavedReplies } from '@site/api/leads/replies/policy';
import { listMedia } from '@site/api/media/contract';
import { mayListMedia } from '@site/api/media/policy';
import { mayReadSettings } from '@site/api/settings/policy';
import { mayReadAudit } from '@site/api/site/auditLog/policy';
import { paths } from '@site/shell/paths';
import Contact from 'lucide-react/icons/contact';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import FileCheck from 'lucide-react/icons/file-check';
import Gauge from 'lucide-react/icons/gauge';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import Quote from 'lucide-react/icons/quote';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
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
  {
    path: `${paths.admin.leads}/board`,
    expose: './LeadBoardScreen',
    label: 'Leads board',
    needs: mayListLeads,
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
  {
    path: '/admin/testimonials',
    expose: './TestimonialsScreen',
    label: 'Testimonials',
    group: 'Content',
    icon: Quote,
    shortcut: 'q',
    needs: mayListTestimonials,
    record: { label: 'Testimonial', needs: mayListTestimonials },
    createAction: { label: 'New testimonial', path: '/admin/testimonials/new', needs: mayEditTestimonials },
  },
  ...trustScreens,
  {
    path: '/admin/policies',
    expose: './PoliciesScreen',
    label: 'Policies',
    group: 'Content',
    icon: FileCheck,
    shortcut: 'y',
    needs: mayReadPolicies,
    records: createDocumentSource<PolicyRow>(
      'Policies',
      policyContent,
      ({ slug }) => slug && policyPath(slug),
    ),
    record: { label: 'Policy', needs: mayReadPolicies },
    createAction: { label: 'New policy', path: '/admin/policies/new', needs: mayWritePolicies },
  },
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
    path: '/admin/redirects/not-found',
    expose: './NotFoundScreen',
    label: '404 errors',
    needs: mayListNotFoundHits,
    record: { label: 'New redirect', needs: mayListNotFoundHits },
  },
  {
    path: paths.admin.users,
    expose: './UsersScreen',
    label: 'Users',
    group: 'Administration',
    icon: KeyRound,
    shortcut: 'u',
    needs: mayListUsers,
    records: createRecordSource('Users', listUsers, ({ id, name, email }) => ({
      label: name,
      note: email,
      path: `${paths.admin.users}/${id}`,
    })),
    record: { label: 'User', needs: mayListUsers },
    createAction: {
      label: 'Invite user',
      path: `${paths.admin.users}/new`,
      needs: mayManageUsers as Permission,
    },
  },
  {
    path: '/admin/team',
    expose: './TeamScreen',
    label: 'Team',
    group: 'Administration',
    icon: Contact,
    shortcut: 't',
    needs: mayListTeam,
    records: createRecordSource('Team', listTeam, ({ id, name, position }) => ({
      label: name,
      note: position,
      path: `/admin/team/${id}`,
    })),
    record: { label: 'Profile', needs: mayListTeam },
    createAction: { label: 'New profile', path: '/admin/team/new', needs: mayEditTeam },
  },
  {
    path: paths.admin.account,
    expose: './AccountScreen',
    label: 'Account',
    needs: mayEditOwnAccount,
  },
  {
    path: '/admin/audit',
    expose: './AuditScreen',
    label: 'Audit log',
    group: 'Administration',
    icon: ScrollText,
    shortcut: 'a',
    needs: mayReadAudit,
    record: { label: 'Entry', needs: mayReadAudit },
  },
  {
    path: '/admin/settings',
    expose: './SettingsScreen',
    label: 'Settings',
    group: 'Administration',
    icon: SlidersHorizontal,
    shortcut: 's',
    needs: mayReadSettings,
    record: { label: 'Section', needs: mayReadSettings },
  },
];
