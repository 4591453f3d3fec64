import type { Role } from '../identity/users/roles';

const stepUp = { stepUp: true } as const;

/** The permissions for the connection to HubSpot. */
export const hubspotPermissions: Record<string, [Role | 'anyone', { stepUp: true }?]> = {
  'POST /api/webhooks/hubspot': ['anyone'],
  'GET /api/admin/hubspot': ['viewer'],
  'POST /api/admin/hubspot/connect': ['admin', stepUp],
  'POST /api/admin/hubspot/test': ['admin'],
  'POST /api/admin/hubspot/pause': ['admin'],
  'PATCH /api/admin/hubspot/activities': ['admin'],
  'GET /api/admin/hubspot/pipelines': ['admin'],
  'GET /api/admin/hubspot/forms': ['admin'],
  'DELETE /api/admin/hubspot': ['admin', stepUp],
  'GET /api/admin/hubspot/mapping': ['editor'],
  'PATCH /api/admin/hubspot/mapping': ['admin'],
  'POST /api/admin/hubspot/properties': ['admin'],
  'GET /api/admin/hubspot/leads/:reference': ['viewer'],
  'GET /api/admin/hubspot/jobs': ['viewer'],
  'GET /api/admin/hubspot/jobs/:id': ['viewer'],
  'POST /api/admin/hubspot/jobs/:id/replay': ['admin'],
  'POST /api/admin/hubspot/jobs/:id/review': ['admin'],
  'POST /api/admin/hubspot/jobs/replay': ['admin'],
  'POST /api/admin/hubspot/backfill': ['admin'],
  'POST /api/admin/hubspot/start': ['admin'],
};
