import type { Request, Response } from 'express';
import { fieldsOf } from '../../platform/audit/fieldsOf';
import { requestOrigin } from '../../platform/client/requestOrigin';
import type { AnyStruct, Endpoint, PathParams } from '../../platform/contracts/endpoint';
import {
  badRequest,
  factorSetUpRequired,
  forbidden,
  HttpError,
  stepUpRequired,
} from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import { toContract } from '../../platform/http/toContract';
import { type Upload, withUpload } from '../../platform/http/upload';
import { validate } from '../../platform/http/validate';
import { withDeadline } from '../../platform/limits/withDeadline';
import type { FactorLevel } from '../factors/factorLevel';
import { isFresh, type LiveSession } from '../session/model';
import type { UserRecord } from '../users/model';
import type { AddedRoute, Api } from './Api';
import { authenticate, type SignedIn } from './authenticate';
import { anyone, can, internalServer, type Permission, type Policy } from './can';
import { assertCsrfToken, assertSameOrigin } from './csrf';
import { requireInternalKey } from './requireInternalKey';
import { runAudited, type SetAuditDetails, type SkipAudit } from './runAudited';
import { viewAs } from './viewAs';

/** What a handler works with; everything in it is checked. */
export interface Call<Path extends string, Body, Query, User> {
  params: PathParams<Path>;
  body: Body;
  query: Query;
  user: User;
  /** The session of the member who asks. */
  session: User extends UserRecord ? LiveSession : undefined;
  /** How far they are in. */
  factor: User extends UserRecord ? FactorLevel : undefined;
  /** The version the caller wants to change, where the contract asks for it. */
  version: number;
  /** The file that came along, where the contract asks for one. */
  file: Upload;
  /** What the audit log shall say of a member's write. */
  tell: SetAuditDetails;
  tellNothing: SkipAudit;
  req: Request;
  res: Response;
}

type UserOf<P extends Policy> = P extends typeof anyone | typeof internalServer ? undefined : UserRecord;
type Handler<Path extends string, Body, Query, Result, User> = (
  call: Call<Path, Body, Query, User>,
) => NoInfer<Result> | Promise<NoInfer<Result>>;

interface Options {
  /** Seconds after which the call answers 503. */
  deadline?: number;
  /** What the audit log calls it, where the permission's name does not say. */
  action?: string;
  /** What the audit log calls it where it is refused for what was sent (422). */
  failure?: string;
  /** A write without a session that must still prove that it comes from this site, and whose answer nobody keeps. */
  isProofNeeded?: true;
  /** A write that any site and program may make: what is in its address is the proof. */
  isForEverySite?: true;
  /** Called once the write is done for good, before it is answered. */
  afterwards?: () => void;
}

/**
 * Answers a call of the contract: who may, checked input, the deed, and the result cut down to what
 * the contract names, so that nothing else can leak. A member's write leaves a line in the audit log, in the same
 * transaction; models take part in it by themselves.
 */
export function addRoute<Path extends string, Body, Query, Result, P extends Policy>(
  api: Api,
  endpoint: Endpoint<Path, Body, Query, Result>,
  policy: P,
  handler: Handler<Path, Body, Query, Result, UserOf<P>>,
  options: Options = {},
): void {
  const seconds = (options.deadline ?? 3) * (api.patience ?? 1);
  const action = options.action ?? policy.name;
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  type CallOf = Parameters<typeof handler>[0];
  const serve = async (req: Request, res: Response) => {
    const result = await withDeadline(seconds, async (clock) => {
      const who = await admit(api, policy, options, req, res);
      const input = read(endpoint, req);
      return withUpload(endpoint.file, req, res, who?.user._id ?? '', clock, (file) => {
        const call = { ...input, file, ...who, req, res } as CallOf;
        if (!who || endpoint.method === 'GET')
          return handler({ ...call, tell: () => {}, tellNothing: () => {} });
        const { user } = who;
        const from = requestOrigin(req, api.env.internalKey);
        const fields = fieldsOf(contractsOf(api.routes, resourceOf(endpoint.path)));
        const { failure } = options;
        const doing = { env: api.env, endpoint, action, failure, user, from, fields, isLate: clock.isLate };
        return runAudited(doing, (tell, tellNothing) => handler({ ...call, tell, tellNothing }));
      });
    });
    options.afterwards?.();
    send(endpoint, result, res);
  };
  api.router[method](endpoint.path, Object.assign(serve, { policy }));
  api.routes.push({ endpoint, policy, action } as unknown as AddedRoute);
}

/** All that the API takes and answers about a resource. */
export function contractsOf(answered: AddedRoute[], resource: string): (AnyStruct<never> | undefined)[] {
  return answered
    .filter(({ endpoint }) => resourceOf(endpoint.path) === resource)
    .flatMap(({ endpoint: { body, returns } }) => [body, returns]);
}

async function admit(
  { env, rateLimit }: Api,
  policy: Policy,
  options: Options,
  req: Request,
  res: Response,
): Promise<SignedIn | undefined> {
  if (policy === internalServer) return void requireInternalKey(req, env.internalKey);
  const isOwn = policy !== anyone || Boolean(options.isProofNeeded);
  if (!options.isForEverySite) assertSameOrigin(req, env.publicOrigin, isOwn);
  if (isOwn) res.set('Cache-Control', 'no-store');
  if (!('role' in policy)) return undefined;
  const known = await authenticate(env, req);
  assertCsrfToken(req, env, known.session);
  const who = viewAs(req, known);
  await rateLimit.allow('member', who.user._id, 300, 60);
  if (who.factor === 'needed' && !policy.duringSetUp) throw factorSetUpRequired();
  if (!can(who.user, policy as Permission)) throw forbidden();
  if (policy.stepUp && !isFresh(who.session)) throw stepUpRequired(options.action ?? policy.name);
  return who;
}

function read<Path extends string, Body, Query, Result>(
  endpoint: Endpoint<Path, Body, Query, Result>,
  req: Request,
) {
  if (endpoint.body && req.body === undefined && req.get('content-type')) {
    throw new HttpError(415, 'unsupported_type', 'Please send JSON.');
  }
  if (!endpoint.body && !endpoint.tolerant && req.body && Object.keys(req.body).length) {
    throw badRequest('This call takes no body.');
  }
  if (!endpoint.query && !endpoint.tolerant && Object.keys(req.query).length) {
    throw badRequest('This call takes no query.');
  }
  return {
    params: req.params as PathParams<Path>,
    body: (endpoint.body && validate(req.body, endpoint.body, endpoint.tolerant)) as Body,
    query: (endpoint.query && validate(req.query, endpoint.query)) as Query,
    version: endpoint.ifMatch ? versionOf(req) : 0,
  };
}

function versionOf(req: Request): number {
  const version = req.get('if-match')?.match(/^(?:W\/)?"(\d{1,9})"$/)?.[1];
  if (!version) throw badRequest('This call needs the version it changes, as the header If-Match.');
  return Number(version);
}

function send<Path extends string, Body, Query, Result>(
  { status, media, returns }: Endpoint<Path, Body, Query, Result>,
  result: Result,
  res: Response,
) {
  if (res.headersSent) return;
  const version = returns && versionIn(result, returns);
  if (version !== undefined) res.set('ETag', `"${version}"`);
  if (status === 204) res.status(204).end();
  else if (media)
    res
      .status(status ?? 200)
      .type(media)
      .send(result);
  else res.status(status ?? 200).json(returns ? toContract(result, returns) : result);
}

/** The version of the record that is answered, where the contract promises one. */
function versionIn<Result>(result: Result, { schema }: AnyStruct<Result>): number | undefined {
  return schema && 'version' in schema ? (result as { version: number }).version : undefined;
}
