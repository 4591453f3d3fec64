import type { Request, Response } from 'express';
import { collectFields } from '../../platform/audit/collectFields';
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
import { hasRecentProof, type LiveSession } from '../session/model';
import type { UserRecord } from '../users/model';
import type { AddedRoute, Api } from './Api';
import { authenticate, type SignedIn } from './authenticate';
import { anyone, can, internalServer, type Permission, type Policy } from './can';
import { assertCsrfToken, assertSameOrigin } from './csrf';
import { requireInternalKey } from './requireInternalKey';
import { runAudited, type SetAuditDetails, type SkipAudit } from './runAudited';
import { viewAs } from './viewAs';

/** The validated input of a handler. */
export interface Call<Path extends string, Body, Query, User> {
  params: PathParams<Path>;
  body: Body;
  query: Query;
  user: User;
  /** The session of the signed-in member. */
  session: User extends UserRecord ? LiveSession : undefined;
  /** Whether the member has set up a second factor. */
  factor: User extends UserRecord ? FactorLevel : undefined;
  /** The version to change (`If-Match`), where the contract requires one. */
  version: number;
  /** The uploaded file, where the contract requires one. */
  file: Upload;
  /** Sets what the audit log records about a member's write. */
  audit: SetAuditDetails;
  skipAudit: SkipAudit;
  req: Request;
  res: Response;
}

type UserOf<P extends Policy> = P extends typeof anyone | typeof internalServer ? undefined : UserRecord;
type Handler<Path extends string, Body, Query, Result, User> = (
  call: Call<Path, Body, Query, User>,
) => NoInfer<Result> | Promise<NoInfer<Result>>;

interface Options {
  /** Seconds after which the call answers 503. Default: 3. */
  deadline?: number;
  /** The action in the audit log, where it differs from the permission's name. */
  action?: string;
  /** The action in the audit log when the handler rejects the input (422). */
  failureAction?: string;
  /** Requires a same-origin header although the write needs no session, and disables caching. */
  isOriginRequired?: true;
  /** Allows requests from any site. The address itself contains the secret. */
  isCrossOriginAllowed?: true;
  /** Does not count toward the member's calls per minute. */
  isUnlimited?: true;
  /** Called after the transaction is committed, before the response is sent. */
  afterCommit?: () => void;
}

/**
 * Registers an endpoint: checks permission and input, runs the handler and masks the result to the contract,
 * so that no other field can leak. A member's write and its audit entry are one transaction. Models join the
 * transaction automatically.
 */
export function addRoute<Path extends string, Body, Query, Result, P extends Policy>(
  api: Api,
  endpoint: Endpoint<Path, Body, Query, Result>,
  policy: P,
  handler: Handler<Path, Body, Query, Result, UserOf<P>>,
  options: Options = {},
): void {
  const seconds = (options.deadline ?? 3) * (api.timeoutFactor ?? 1);
  const action = options.action ?? policy.name;
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  type CallOf = Parameters<typeof handler>[0];
  // Of all routes of the resource, which are known once requests arrive.
  let fields: ReturnType<typeof collectFields> | undefined;
  const serve = async (req: Request, res: Response) => {
    const result = await withDeadline(seconds, async (clock) => {
      const who = await admit(api, policy, options, req, res);
      const input = read(endpoint, req);
      return withUpload(endpoint.file, req, res, who?.user._id ?? '', clock, (file) => {
        const call = { ...input, file, ...who, req, res } as CallOf;
        if (!who || endpoint.method === 'GET')
          return handler({ ...call, audit: () => {}, skipAudit: () => {} });
        const { user } = who;
        const from = requestOrigin(req, api.env.internalKey);
        fields ??= collectFields(contractsOf(api.routes, resourceOf(endpoint.path)));
        const { failureAction } = options;
        const doing = {
          env: api.env,
          endpoint,
          action,
          failureAction,
          user,
          from,
          fields,
          isLate: clock.isLate,
        };
        return runAudited(doing, (audit, skipAudit) => handler({ ...call, audit, skipAudit }));
      });
    });
    options.afterCommit?.();
    send(endpoint, result, res);
  };
  api.router[method](endpoint.path, Object.assign(serve, { policy }));
  api.routes.push({ endpoint, policy, action } as unknown as AddedRoute);
}

/** The body and result structs of all endpoints of a resource. */
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
  const isOwn = policy !== anyone || Boolean(options.isOriginRequired);
  if (!options.isCrossOriginAllowed) assertSameOrigin(req, env.publicOrigin, isOwn);
  if (isOwn) res.set('Cache-Control', 'no-store');
  if (!('role' in policy)) return undefined;
  const known = await authenticate(env, req);
  assertCsrfToken(req, env, known.session);
  const who = viewAs(req, known);
  if (!options.isUnlimited) await rateLimit.consume('member', who.user._id, 300, 60);
  if (who.factor === 'needed' && !policy.duringSetUp) throw factorSetUpRequired();
  if (!can(who.user, policy as Permission)) throw forbidden();
  if (policy.stepUp && !hasRecentProof(who.session)) throw stepUpRequired(options.action ?? policy.name);
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
  { status, contentType, returns }: Endpoint<Path, Body, Query, Result>,
  result: Result,
  res: Response,
) {
  if (res.headersSent) return;
  const version = returns && versionIn(result, returns);
  if (version !== undefined) res.set('ETag', `"${version}"`);
  if (status === 204) res.status(204).end();
  else if (contentType)
    res
      .status(status ?? 200)
      .type(contentType)
      .send(result);
  else res.status(status ?? 200).json(returns ? toContract(result, returns) : result);
}

/** The version of the returned record, where the contract has one. */
function versionIn<Result>(result: Result, { schema }: AnyStruct<Result>): number | undefined {
  return schema && 'version' in schema ? (result as { version: number }).version : undefined;
}
