import type { Role } from '../identity/users/roles';
import { importPermissions } from './permissionsOf';

const stepUp = { stepUp: true } as const;

/** The permissions for SEO data of pages: viewers read, editors write. */
export const seoPermissions: Record<string, [Role | 'anyone', { stepUp: true }?]> = {
  'GET /api/seo-overrides': ['anyone'],
  'GET /api/admin/redirects/export': ['viewer'],
  'GET /api/admin/not-found-hits': ['viewer'],
  'PUT /api/admin/not-found-hits/ignored': ['editor'],
  'GET /api/admin/search-console': ['viewer'],
  'GET /api/admin/search-console/state': ['viewer'],
  'GET /api/admin/search-console/queries/:id': ['viewer'],
  ...importPermissions('/api/admin/search-console'),
  'GET /api/admin/search-console/connection': ['editor'],
  'PATCH /api/admin/search-console/connection': ['admin'],
  'POST /api/admin/search-console/connection/connect': ['admin', stepUp],
  'POST /api/admin/search-console/connection/test': ['admin'],
  'POST /api/admin/search-console/connection/import': ['admin'],
  'DELETE /api/admin/search-console/connection': ['admin', stepUp],
  'GET /api/admin/seo': ['viewer'],
  'GET /api/admin/seo/pages': ['viewer'],
  'GET /api/admin/seo/pages/export': ['viewer'],
  'GET /api/admin/seo/pages/:id': ['viewer'],
  'PATCH /api/admin/seo/pages/:id': ['editor'],
  'POST /api/admin/seo/pages/:id/check': ['editor'],
  'GET /api/admin/seo/pages/:id/revisions': ['viewer'],
  'POST /api/admin/seo/pages/:id/revisions/:revision/restore': ['editor'],
  'GET /api/admin/seo/related-pages': ['viewer'],
  'GET /api/admin/seo/runs': ['viewer'],
  'POST /api/admin/seo/runs': ['editor'],
  'POST /api/admin/seo/runs/dry-run': ['editor'],
  'GET /api/admin/seo/runs/:id': ['viewer'],
  'POST /api/admin/seo/runs/:id/rollback': ['editor'],
};

/** The permissions for pages made from templates: viewers read, editors write. */
export const generatedPagePermissions: Record<string, [Role]> = {
  'GET /api/admin/page-runs': ['viewer'],
  'POST /api/admin/page-runs': ['admin'],
  'GET /api/admin/page-runs/choices': ['admin'],
  'GET /api/admin/page-runs/:id': ['viewer'],
  'GET /api/admin/page-runs/:id/waiting': ['viewer'],
  'POST /api/admin/page-runs/:id/drafts': ['admin'],
  'PATCH /api/admin/page-runs/:id/publishing': ['admin'],
  'POST /api/admin/page-runs/:id/rollback': ['editor'],
  'GET /api/admin/generated-pages': ['viewer'],
  'GET /api/admin/generated-pages/documents/:id': ['viewer'],
  'GET /api/admin/generated-pages/:id/comparison': ['viewer'],
  'GET /api/admin/generated-pages/:id': ['viewer'],
  'GET /api/admin/template-rollouts': ['viewer'],
  'POST /api/admin/template-rollouts': ['editor'],
  'GET /api/admin/template-rollouts/:id': ['viewer'],
  'POST /api/admin/template-rollouts/:id/next': ['admin'],
  'POST /api/admin/template-rollouts/:id/pause': ['editor'],
  'POST /api/admin/template-rollouts/:id/rollback': ['editor'],
  'GET /api/admin/template-rollouts/:id/pages': ['viewer'],
  'GET /api/admin/template-rollouts/:id/pages/:page/text': ['viewer'],
};
