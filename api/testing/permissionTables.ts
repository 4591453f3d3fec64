import type { Role } from '../identity/users/roles';
import { contactPermissions, postTagPermissions } from './contactPermissions';
import {
  documentPermissions,
  importPermissions,
  orderedPermissions,
  recordPermissions,
} from './permissionsOf';

const stepUp = { stepUp: true } as const;

/** The permissions for saved views: every member saves views, and changes those of others only as an admin. */
export const viewPermissions: Record<string, [Role]> = {
  'GET /api/admin/saved-views': ['viewer'],
  'POST /api/admin/saved-views': ['viewer'],
  'PATCH /api/admin/saved-views/:id': ['viewer'],
  'DELETE /api/admin/saved-views/:id': ['viewer'],
};

/** The permissions for forms, leads and the people behind them. */
export const leadPermissions: Record<string, [Role | 'anyone', { stepUp: true }?]> = {
  'GET /api/forms/:slug': ['anyone'],
  'POST /api/forms/:slug': ['anyone'],
  'GET /api/forms/:slug/fields/:key/files': ['anyone'],
  'POST /api/forms/:slug/fields/:key/files': ['anyone'],
  'GET /api/auth/notifications': ['viewer'],
  'PATCH /api/auth/notifications': ['viewer'],
  'GET /api/admin/leads': ['viewer'],
  'POST /api/admin/leads': ['editor'],
  'GET /api/admin/leads/known': ['editor'],
  'GET /api/admin/leads/members': ['viewer'],
  'GET /api/admin/leads/agenda': ['viewer'],
  'GET /api/admin/tasks': ['viewer'],
  'GET /api/admin/tasks/:id': ['viewer'],
  'GET /api/admin/leads/:reference/work': ['viewer'],
  'POST /api/admin/leads/:reference/notes': ['editor'],
  'PATCH /api/admin/leads/:reference/notes/:id': ['editor'],
  'POST /api/admin/leads/:reference/tasks': ['editor'],
  'PATCH /api/admin/leads/:reference/tasks/:id': ['editor'],
  'GET /api/admin/leads/:reference/replies': ['viewer'],
  'POST /api/admin/leads/:reference/replies': ['editor'],
  'DELETE /api/admin/leads/:reference/replies/:id': ['editor'],
  'POST /api/admin/leads/:reference/replies/:id/retry': ['editor'],
  ...recordPermissions('/api/admin/saved-replies'),
  ...recordPermissions('/api/admin/forms'),
  ...contactPermissions,
  ...recordPermissions('/api/admin/lead-tags'),
  'POST /api/admin/lead-tags/:id/merge': ['editor'],
  'GET /api/admin/inbox': ['editor'],
  'PATCH /api/admin/inbox': ['admin', stepUp],
  'POST /api/admin/inbox/test': ['admin', stepUp],
  ...recordPermissions('/api/admin/score-rules', 'admin'),
  'POST /api/admin/score-rules/backtest': ['admin'],
  'GET /api/admin/leads/:reference/score': ['viewer'],
  'GET /api/admin/leads/pages': ['viewer'],
  'GET /api/admin/leads/totals': ['viewer'],
  'GET /api/admin/leads/filing': ['viewer'],
  'GET /api/admin/leads/export': ['admin', stepUp],
  'POST /api/admin/leads/bulk': ['editor'],
  'GET /api/admin/leads/:reference': ['viewer'],
  'PATCH /api/admin/leads/:reference': ['editor'],
  'PATCH /api/admin/leads/:reference/person': ['editor'],
  'POST /api/admin/leads/:reference/mails/:kind/replay': ['editor'],
  'GET /api/admin/leads/:reference/files/:id': ['editor'],
  'GET /api/admin/leads/:reference/contact': ['viewer'],
  'GET /api/admin/leads/:reference/contact/export': ['admin', stepUp],
  'POST /api/admin/erasures': ['admin', stepUp],
  'POST /api/admin/leads/:reference/contact/merges': ['editor'],
  'DELETE /api/admin/leads/:reference/contact/merges/:id': ['editor'],
};

/** The permissions for bookings as the team works on them. */
export const bookingPermissions: Record<string, [Role, { stepUp: true }?]> = {
  'GET /api/admin/bookings': ['viewer'],
  'GET /api/admin/bookings/days': ['viewer'],
  'GET /api/admin/bookings/options': ['viewer'],
  'GET /api/admin/bookings/times': ['viewer'],
  'GET /api/admin/bookings/export': ['admin', stepUp],
  'GET /api/admin/bookings/:id': ['viewer'],
  'POST /api/admin/bookings': ['editor'],
  'POST /api/admin/bookings/:id/lead': ['editor'],
  'POST /api/admin/bookings/:id/move': ['editor'],
  'POST /api/admin/bookings/:id/cancel': ['editor'],
  'POST /api/admin/bookings/:id/no-show': ['editor'],
  'POST /api/admin/bookings/:id/reassign': ['editor'],
  ...recordPermissions('/api/admin/booking-hosts', 'admin'),
  'GET /api/admin/today': ['viewer'],
  'GET /api/admin/health': ['viewer'],
  'GET /api/admin/dashboard/figures': ['viewer'],
  'GET /api/admin/dashboard/sources': ['viewer'],
  'GET /api/admin/dashboard-layout': ['viewer'],
  'PUT /api/admin/dashboard-layout': ['viewer'],
  ...recordPermissions('/api/admin/meeting-types', 'admin'),
  'PUT /api/admin/meeting-types/order': ['admin'],
  'GET /api/admin/booking-hosts/options': ['viewer'],
  'GET /api/admin/booking-hosts/:id/feed': ['editor'],
  'POST /api/admin/booking-hosts/:id/feed': ['editor'],
  'DELETE /api/admin/booking-hosts/:id/feed': ['editor'],
  'GET /api/admin/booking-hosts/:id/calendars': ['editor'],
  'POST /api/admin/booking-hosts/:id/calendars': ['editor'],
  'DELETE /api/admin/booking-hosts/:id/calendars/:calendar': ['editor'],
  'GET /api/admin/booking-hosts/:id/connections': ['editor'],
  'POST /api/admin/booking-hosts/:id/connections/authorize': ['editor'],
  'POST /api/admin/booking-hosts/connections/complete': ['editor'],
  'PATCH /api/admin/booking-hosts/:id/connections/:connection': ['editor'],
  'POST /api/admin/booking-hosts/:id/connections/:connection/check': ['editor'],
  'DELETE /api/admin/booking-hosts/:id/connections/:connection': ['editor'],
  'GET /api/admin/calendar-apps': ['admin'],
  'PATCH /api/admin/calendar-apps/:provider': ['admin', stepUp],
};

/** The calls of visitors about bookings, and of external booking services. */
export const publicBookingPermissions: Record<string, ['anyone']> = {
  'GET /api/bookings/calendar': ['anyone'],
  'POST /api/bookings': ['anyone'],
  'POST /api/bookings/verify': ['anyone'],
  'POST /api/bookings/move': ['anyone'],
  'POST /api/bookings/cancel': ['anyone'],
  'POST /api/bookings/confirm': ['anyone'],
  'GET /api/bookings/feeds/:token': ['anyone'],
  'POST /api/conversions/track': ['anyone'],
  'POST /api/conversions': ['anyone'],
  'POST /api/webhooks/booking/:provider': ['anyone'],
  'POST /api/webhooks/email/:service': ['anyone'],
};

/** The permissions for newsletter subscribers: editors change them, admins export and erase. */
export const subscriberPermissions: Record<string, [Role, { stepUp: true }?]> = {
  ...importPermissions('/api/admin/subscribers'),
  ...postTagPermissions,
  'GET /api/admin/subscribers': ['viewer'],
  'POST /api/admin/subscribers': ['editor'],
  'POST /api/admin/subscribers/bulk': ['editor'],
  'GET /api/admin/subscribers/growth': ['viewer'],
  'GET /api/admin/subscribers/export': ['admin', stepUp],
  'GET /api/admin/subscribers/:id': ['viewer'],
  'PATCH /api/admin/subscribers/:id': ['editor'],
  'DELETE /api/admin/subscribers/:id': ['admin', stepUp],
  'POST /api/admin/subscribers/:id/confirmation': ['editor'],
  'POST /api/admin/subscribers/:id/unsubscribe': ['editor'],
};

/** The permissions for newsletters: everybody reads what was sent, editors write and send. */
export const newsletterPermissions: Record<string, [Role | 'anyone', { stepUp: true }?]> = {
  'GET /api/newsletters/:slug': ['anyone'],
  'GET /api/newsletters/links/:link/:token': ['anyone'],
  ...documentPermissions('/api/admin/newsletters'),
  ...recordPermissions('/api/admin/sequences'),
  'GET /api/admin/sequences/:id/steps/:key/email': ['viewer'],
  'POST /api/admin/sequences/:id/steps/:key/test': ['editor'],
  'GET /api/admin/newsletters/:id/email': ['viewer'],
  'GET /api/admin/newsletters/:id/mailing': ['viewer'],
  'GET /api/admin/newsletters/:id/mailing/checks': ['editor'],
  'POST /api/admin/newsletters/:id/mailing/test': ['editor'],
  'POST /api/admin/newsletters/:id/mailing/pause': ['editor'],
  'POST /api/admin/newsletters/:id/mailing/resume': ['editor'],
  'POST /api/admin/newsletters/:id/mailing/resend': ['editor'],
  'POST /api/admin/newsletters/:id/mailing/subject': ['editor'],
};
// Its email is shown instead.
delete newsletterPermissions['POST /api/admin/newsletters/:id/preview'];

/** The permissions for analytics: viewers read figures, admins export them. */
export const analyticsPermissions: Record<string, [Role]> = {
  ...Object.fromEntries(
    [
      'events',
      'vitals',
      'summary',
      'breakdown',
      'live',
      'outcomes',
      'timeline',
      'uncounted',
      'changes',
      'anomalies',
      'outcome-changes',
      'page-tests',
    ].map((name): [string, [Role]] => [`GET /api/admin/analytics/${name}`, ['viewer']]),
  ),
  ...recordPermissions('/api/admin/analytics/goals'),
  ...recordPermissions('/api/admin/analytics/annotations'),
  ...recordPermissions('/api/admin/analytics/named-events', 'admin'),
  'GET /api/admin/analytics/goal-results': ['viewer'],
  'GET /api/admin/analytics/report-email': ['viewer'],
  'PUT /api/admin/analytics/report-email': ['viewer'],
  'GET /api/admin/search-misses': ['viewer'],
  'GET /api/admin/analytics/imports': ['admin'],
  'POST /api/admin/analytics/imports': ['admin'],
  'DELETE /api/admin/analytics/imports/:id': ['admin'],
  'GET /api/admin/analytics/summary/export': ['admin'],
  'GET /api/admin/analytics/breakdown/export': ['admin'],
};

/** The permissions for the sitemap. */
export const sitemapPermissions: Record<string, [Role]> = {
  'GET /api/admin/sitemap': ['viewer'],
  'GET /api/admin/sitemap/next-runs': ['viewer'],
  'GET /api/admin/sitemap/runs': ['viewer'],
  'GET /api/admin/sitemap/comparison': ['viewer'],
  'GET /api/admin/sitemap/address': ['viewer'],
  'POST /api/admin/sitemap/runs': ['editor'],
  'PATCH /api/admin/sitemap/schedule': ['admin'],
};

/** The permissions for page templates, which have no page and therefore no preview of it. */
const templatePermissions: Record<string, [Role | 'anyone']> = {
  ...documentPermissions('/api/admin/page-templates'),
  'GET /api/composed-pages': ['anyone'],
  'GET /api/admin/page-templates/starting-points': ['viewer'],
  'POST /api/admin/page-templates/:id/original': ['editor'],
  'POST /api/admin/page-templates/examples': ['viewer'],
  'POST /api/admin/page-templates/swap-test/dry-run': ['viewer'],
};
delete templatePermissions['POST /api/admin/page-templates/:id/preview'];

/** The permissions for people, quotes, credentials, reviews, case studies and the launch checklist. */
export const trustPermissions: Record<string, [Role | 'anyone']> = {
  'GET /api/case-studies': ['anyone'],
  'GET /api/case-studies/:slug': ['anyone'],
  'GET /api/reviews': ['anyone'],
  ...orderedPermissions('/api/admin/team'),
  'GET /api/admin/team/export': ['viewer'],
  ...importPermissions('/api/admin/team'),
  ...orderedPermissions('/api/admin/testimonials'),
  ...orderedPermissions('/api/admin/credentials'),
  ...recordPermissions('/api/admin/reviews'),
  ...documentPermissions('/api/admin/case-studies'),
  ...templatePermissions,
  'GET /api/admin/launch-checklist': ['viewer'],
  'POST /api/admin/launch-checklist/review': ['admin'],
};
