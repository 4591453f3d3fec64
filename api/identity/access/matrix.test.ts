import mongoose from 'mongoose';
import { listRoutes } from '../../listRoutes';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { hubspotPermissions } from '../../testing/hubspotPermissions';
import { mediaPermissions } from '../../testing/mediaPermissions';
import { generatedPagePermissions, seoPermissions } from '../../testing/pagePermissions';
import { documentPermissions, importPermissions, recordPermissions } from '../../testing/permissionsOf';
import * as tables from '../../testing/permissionTables';
import type { SessionRecord } from '../session/model';
import { User } from '../users/model';
import { type Role, roles } from '../users/roles';
import { anyone, type Permission } from './can';
import { listRegisteredRoutes } from './listRegisteredRoutes.fixture';

/** Who may make a call: a role and all higher ones, anyone, or the shell. */
type Who = Role | 'anyone' | 'our server';
/** Requires a recent step-up; allowed before a second factor is set up. */
type Demand = { stepUp?: true; duringSetUp?: true };

const stepUp = { stepUp: true } as const;
const duringSetUp = { duringSetUp: true } as const;

/**
 * The intended permissions, written by hand. The test fails for a call without a line and a line without a
 * call.
 */
const table: Record<string, [Who, Demand?]> = {
  'GET /healthz': ['anyone'],
  'GET /readyz': ['anyone'],
  'GET /api/blog/posts': ['anyone'],
  'GET /api/blog/index': ['anyone'],
  'GET /api/blog/posts/:slug': ['anyone'],
  'GET /api/blog/rss.xml': ['anyone'],
  'GET /api/landing-pages/:slug': ['anyone'],
  'POST /api/landing-pages/:slug/exposures': ['anyone'],
  'GET /api/locations/:slug': ['anyone'],
  'GET /api/policies/:slug': ['anyone'],
  'GET /api/policies/:slug/versions/:number': ['anyone'],
  'GET /api/team': ['anyone'],
  'GET /api/team/:id/contact.vcf': ['anyone'],
  'POST /api/contact': ['anyone'],
  'POST /api/contact/:reference/context': ['anyone'],
  'POST /api/subscribe': ['anyone'],
  'POST /api/subscription/verify': ['anyone'],
  'POST /api/subscription/edit': ['anyone'],
  'POST /api/unsubscribe/:token': ['anyone'],
  'POST /api/search-misses': ['anyone'],
  'POST /api/votes': ['anyone'],
  'POST /api/consent': ['anyone'],
  'POST /api/events': ['anyone'],
  'GET /api/site': ['anyone'],
  'GET /api/tools/pwned-range/:prefix': ['anyone'],
  'POST /api/assessments/:slug/submissions': ['anyone'],
  'POST /api/assessments/:slug/submissions/:id/report': ['anyone'],
  'POST /api/tools/email-security': ['anyone'],
  'POST /api/tools/domain-security': ['anyone'],
  'POST /api/tools/scans/:id/report': ['anyone'],
  'POST /api/tools/scans/:id/mail': ['anyone'],
  'POST /api/share': ['anyone'],
  'GET /api/share/:key': ['anyone'],
  'POST /api/share/:key/revoke': ['anyone'],
  'GET /api/addresses': ['anyone'],
  'GET /api/sitemap': ['anyone'],
  'GET /api/media/covers/:name': ['anyone'],
  'GET /api/media/:id': ['anyone'],
  'GET /api/media/:id/:revision/:form': ['anyone'],
  // For members only in production; see `documents.test.ts`.
  'GET /api/openapi.json': ['anyone'],
  'GET /api/docs': ['anyone'],
  'GET /api/docs/start.js': ['anyone'],
  'GET /api/docs/:file': ['anyone'],
  'POST /api/redirect-hits': ['our server'],
  'POST /api/not-found-hits': ['our server'],
  'POST /api/release-withdrawals': ['our server'],
  'PUT /api/page-addresses': ['our server'],
  'POST /api/auth/login': ['anyone'],
  'POST /api/auth/mfa': ['anyone'],
  'POST /api/auth/passkey/options': ['anyone'],
  'POST /api/auth/passkey': ['anyone'],
  'GET /api/auth/ended': ['anyone'],
  'GET /api/auth/me': ['viewer', duringSetUp],
  'PATCH /api/auth/me': ['viewer'],
  'POST /api/auth/logout': ['viewer', duringSetUp],
  'POST /api/auth/sudo': ['viewer', duringSetUp],
  'GET /api/auth/mfa': ['viewer', duringSetUp],
  'POST /api/auth/mfa/setup': ['viewer', { ...stepUp, ...duringSetUp }],
  'POST /api/auth/mfa/confirm': ['viewer', duringSetUp],
  'POST /api/auth/mfa/disable': ['viewer', stepUp],
  'POST /api/auth/mfa/recovery-codes': ['viewer', stepUp],
  'POST /api/auth/passkeys/options': ['viewer', { ...stepUp, ...duringSetUp }],
  'POST /api/auth/passkeys': ['viewer', duringSetUp],
  'PATCH /api/auth/passkeys/:id': ['viewer'],
  'DELETE /api/auth/passkeys/:id': ['viewer', stepUp],
  'GET /api/auth/sessions': ['viewer'],
  'DELETE /api/auth/sessions': ['viewer'],
  'DELETE /api/auth/sessions/:id': ['viewer'],
  'POST /api/auth/password': ['viewer', stepUp],
  'POST /api/auth/password-reset': ['anyone'],
  'POST /api/auth/password-reset/verify': ['anyone'],
  'POST /api/auth/password-reset/complete': ['anyone'],
  'POST /api/auth/password-reset/mfa': ['anyone'],
  'POST /api/auth/invite/verify': ['anyone'],
  'POST /api/auth/invite/accept': ['anyone'],
  'GET /api/admin/users': ['admin'],
  'GET /api/admin/users/:id': ['admin'],
  'POST /api/admin/users': ['admin', stepUp],
  'POST /api/admin/users/:id/invitation': ['admin', stepUp],
  'DELETE /api/admin/users/:id': ['admin', stepUp],
  'PATCH /api/admin/users/:id': ['admin', stepUp],
  'POST /api/admin/users/:id/deactivate': ['admin', stepUp],
  'POST /api/admin/users/:id/activate': ['admin', stepUp],
  'POST /api/admin/users/:id/transfer': ['admin', stepUp],
  'POST /api/admin/users/:id/force-reset': ['admin', stepUp],
  'POST /api/admin/users/:id/revoke-sessions': ['admin', stepUp],
  'POST /api/admin/users/:id/factor-reset': ['admin', stepUp],
  'POST /api/admin/users/:id/factor-reset/approve': ['admin', stepUp],
  'DELETE /api/admin/users/:id/factor-reset': ['admin', stepUp],
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/audit/choices': ['admin'],
  'GET /api/admin/audit/export': ['admin', stepUp],
  'GET /api/admin/audit/check': ['admin'],
  'GET /api/admin/audit/:id': ['admin'],
  ...tables.leadPermissions,
  ...tables.viewPermissions,
  ...tables.trustPermissions,
  ...tables.bookingPermissions,
  ...tables.subscriberPermissions,
  ...tables.newsletterPermissions,
  ...hubspotPermissions,
  ...tables.publicBookingPermissions,
  ...tables.sitemapPermissions,
  ...seoPermissions,
  ...generatedPagePermissions,
  ...recordPermissions('/api/admin/redirects'),
  ...importPermissions('/api/admin/redirects'),
  ...tables.analyticsPermissions,
  ...documentPermissions('/api/admin/blog'),
  'GET /api/admin/blog/filing': ['viewer'],
  ...documentPermissions('/api/admin/landing-pages'),
  'GET /api/admin/landing-pages/:id/figures': ['viewer'],
  ...documentPermissions('/api/admin/locations'),
  ...documentPermissions('/api/admin/policies', 'owner'),
  ...importPermissions('/api/admin/locations'),
  'GET /api/admin/locations/areas': ['viewer'],
  'GET /api/admin/locations/views': ['viewer'],
  'GET /api/admin/settings': ['admin'],
  'PATCH /api/admin/settings/brand': ['admin'],
  'PATCH /api/admin/settings/presence': ['admin'],
  'PATCH /api/admin/settings/facts': ['admin'],
  'PATCH /api/admin/settings/hours': ['admin'],
  'PATCH /api/admin/settings/leads': ['admin'],
  'PATCH /api/admin/settings/newsletters': ['admin'],
  'PATCH /api/admin/settings/generation': ['admin'],
  'PATCH /api/admin/settings/crawlers': ['admin'],
  'POST /api/admin/settings/crawlers/dry-run': ['admin'],
  'GET /api/admin/settings/crawlers/revisions': ['admin'],
  'PATCH /api/admin/settings/analytics': ['admin'],
  'PATCH /api/admin/settings/booking': ['admin', stepUp],
  'PATCH /api/admin/settings/tags': ['admin', stepUp],
  'PATCH /api/admin/settings/ads': ['owner', stepUp],
  'PATCH /api/admin/settings/frames': ['admin', stepUp],
  ...mediaPermissions,
  'GET /api/admin/votes': ['viewer'],
};

const principals = [
  ...(['stranger', ...roles] as const),
  ...(['switched off', 'session expired', 'without a factor', 'proof too old'] as const),
];
type Principal = (typeof principals)[number];

let server: TestServer;
const ids = new Map<Principal, string>();
const sessions = new Map<string, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of roles) ids.set(role, (await createMember({ role }))._id);
  for (const name of ['switched off', 'session expired', 'proof too old'] as const)
    ids.set(name, (await createMember({ role: 'owner' }))._id);
  ids.set('without a factor', (await createMember({ role: 'owner', passkeys: [] }))._id);
});
afterAll(() => server.stop());

const calls = listRegisteredRoutes();

/** Calls whose permissions differ in nothing: the first of them is tried by everybody. */
const kindOf = (call: string) => JSON.stringify(table[call]);
const firstOfKind = new Set(new Map(calls.toReversed().map((call) => [kindOf(call), call])).values());

/**
 * Everybody for one call of each kind. For the others one who is refused shows that the declared policy, which is compared
 * with the table, also applies to this route. A long run tries all.
 */
function principalsFor(call: string): Principal[] {
  const [who = 'our server'] = table[call] ?? [];
  if (process.env.LONG || firstOfKind.has(call)) return [...principals];
  const next = roles[roles.indexOf(who as Role) + 1];
  return [who === 'anyone' || who === 'our server' ? 'stranger' : (next ?? 'stranger')];
}

test('the table lists exactly the routes of the API', () => {
  expect(calls.toSorted()).toEqual(Object.keys(table).toSorted());
});

test('the declared policies are those of the table', () => {
  const declared = listRoutes().map(({ endpoint: { method, path }, policy }) => {
    const { role, stepUp: isFresh, duringSetUp: isEarly } = policy as Partial<Permission>;
    const who: Who = role ?? (policy === anyone ? 'anyone' : 'our server');
    const demand = { ...(isFresh && stepUp), ...(isEarly && duringSetUp) };
    return { call: `${method} /api${path}`, who, demand };
  });
  expect(declared.length).toBeGreaterThan(calls.length - 10);
  expect(declared).toEqual(
    declared.map(({ call }) => ({ call, who: table[call]?.[0], demand: table[call]?.[1] ?? {} })),
  );
});

test.each(calls)('%s', async (call) => {
  const found: Record<string, string> = {};
  const meant: Record<string, string> = {};
  // A rate limit would answer instead of the call.
  await mongoose.connection.collection('limits').deleteMany({});
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  for (const principal of principalsFor(call)) {
    const visitor = await visitorFor(principal, Boolean(table[call]?.[1]?.stepUp));
    const reply = await visitor.send(method, path.replace(/:\w+/g, 'nothing'), { body });
    found[principal] = verdictOf(reply);
    meant[principal] = verdictFor(principal, call);
    // Some of these calls end sessions, so that the next one needs others.
    if (path.startsWith('/api/auth/') && method !== 'GET') sessions.clear();
    // Errors have no other fields and are not cached.
    if (found[principal] === '401 sign_in_first') {
      expect(Object.keys(reply.body).sort()).toEqual(['code', 'message', 'requestId', 'success']);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  }
  expect(found).toEqual(meant);
});

function verdictFor(principal: Principal, call: string): string {
  const [who, demand = {}] = table[call] ?? ['our server'];
  if (who === 'anyone') return 'allowed';
  if (who === 'our server') return '403 forbidden';
  if (['stranger', 'switched off', 'session expired'].includes(principal)) return '401 sign_in_first';
  if (principal === 'without a factor') return demand.duringSetUp ? 'allowed' : '403 factor_needed';
  if (principal === 'proof too old') return demand.stepUp ? '403 step_up' : 'allowed';
  return roles.indexOf(principal as Role) <= roles.indexOf(who) ? 'allowed' : '403 forbidden';
}

/** These statuses mean that the caller was authorized, but the input was invalid or the record missing. */
function verdictOf({ status, body }: Awaited<ReturnType<Visitor['get']>>): string {
  const isRefused = status === 403 || body?.code === 'sign_in_first' || status === 429 || status >= 500;
  return isRefused ? `${status} ${body?.code}` : 'allowed';
}

/** Every call comes with a cookie of its own, because a refusal may take it away. */
async function visitorFor(principal: Principal, isFresh: boolean): Promise<Visitor> {
  const id = ids.get(principal);
  const visitor = server.visitor();
  if (!id) return visitor;
  const { cookies, csrfToken } =
    sessions.get(principal + isFresh) ?? (await openSessionOf(principal, id, isFresh));
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  visitor.csrfToken = csrfToken;
  return visitor;
}

async function openSessionOf(principal: Principal, id: string, isFresh: boolean): Promise<Visitor> {
  await User.updateOne({ _id: id }, { status: 'active' });
  const visitor = await server.signInAs(id, sessionPart(principal, isFresh));
  if (principal === 'switched off') await User.updateOne({ _id: id }, { status: 'disabled' });
  sessions.set(principal + isFresh, visitor);
  return visitor;
}

function sessionPart(principal: Principal, isFresh: boolean): Partial<SessionRecord> | undefined {
  if (principal === 'session expired') return { expires: new Date(Date.now() - 1000) };
  const isOld =
    principal === 'proof too old' || (!isFresh && (roles as readonly string[]).includes(principal));
  return isOld ? { factorAt: new Date(Date.now() - 601_000) } : undefined;
}
