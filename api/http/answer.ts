import type { Request, Response } from 'express';
import type { UserRecord } from '../accounts/model';
import { fieldsOf } from '../audit/fieldsOf';
import type { Answered, Api } from '../deps';
import type { AnyStruct, Endpoint, PathParams } from '../wire';
import { anyone, can, ourServer, type Permission, type Policy } from './can';
import { checked } from './checked';
import { mustBeSameOrigin, mustHoldToken } from './csrf';
import { masked } from './masked';
import { memberOf } from './member';
import { mustBeOurServer } from './ourServer';
import { badRequest, forbidden, Refusal, unavailable } from './Refusal';
import { recorded, type Tell } from './recorded';
import { resourceOf } from './resourceOf';

/** What a handler works with; everything in it is checked. */
export interface Call<Path extends string, Body, Query, User> {
  params: PathParams<Path>;
  body: Body;
  query: Query;
  user: User;
  /** The version the caller wants to change, where the contract asks for it. */
  version: number;
  /** What the audit log shall say of a member's write. */
  tell: Tell;
  req: Request;
  res: Response;
}

type UserOf<P extends Policy> = P extends typeof anyone | typeof ourServer ? undefined : UserRecord;
type Handler<Path extends string, Body, Query, Result, User> = (
  call: Call<Path, Body, Query, User>,
) => NoInfer<Result> | Promise<NoInfer<Result>>;

interface Options {
  /** Seconds after which the call answers 503. */
  deadline?: number;
  /** A write without a session that must still prove that it comes from this site. */
  isProofNeeded?: true;
}

/**
 * Answers a call of the contract: who may, checked input, the deed, and the result cut down to what
 * the contract names, so that nothing else can leak. A member's write leaves a line in the audit log, in the same
 * transaction; models take part in it by themselves.
 */
export function answer<Path extends string, Body, Query, Result, P extends Policy>(
  api: Api,
  endpoint: Endpoint<Path, Body, Query, Result>,
  policy: P,
  handler: Handler<Path, Body, Query, Result, UserOf<P>>,
  options: Options = {},
): void {
  const seconds = options.deadline ?? 3;
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  const serve = async (req: Request, res: Response) => {
    const result = await within(seconds, async (isLate) => {
      const user = (await admit(api, policy, options, req, res)) as UserOf<P>;
      const call = { ...read(endpoint, req), user, req, res };
      if (!user || endpoint.method === 'GET') return handler({ ...call, tell: () => {} });
      const requestId = String(req.id);
      const fields = fieldsOf(contractsOf(api, resourceOf(endpoint.path)));
      return recorded({ endpoint, policy, user, requestId, fields, isLate }, (tell) =>
        handler({ ...call, tell }),
      );
    });
    send(endpoint, result, res);
  };
  api.router[method](endpoint.path, Object.assign(serve, { policy }));
  api.answered.push({ endpoint, policy } as unknown as Answered);
}

/** All that the API takes and answers about a resource. */
function contractsOf(api: Api, resource: string): (AnyStruct<never> | undefined)[] {
  return api.answered
    .filter(({ endpoint }) => resourceOf(endpoint.path) === resource)
    .flatMap(({ endpoint: { body, returns } }) => [body, returns]);
}

async function admit(api: Api, policy: Policy, options: Options, req: Request, res: Response) {
  if (policy === ourServer) return void mustBeOurServer(req, api.env.internalKey);
  mustBeSameOrigin(req, api.env.publicOrigin, policy !== anyone || Boolean(options.isProofNeeded));
  if (!('role' in policy)) return undefined;
  res.set('Cache-Control', 'no-store');
  const user = await memberOf(api, req, res);
  mustHoldToken(req);
  await api.rateLimit.allow('member', user._id, 300, 60);
  if (!can(user, policy as Permission)) throw forbidden();
  return user;
}

function read<Path extends string, Body, Query, Result>(
  endpoint: Endpoint<Path, Body, Query, Result>,
  req: Request,
) {
  if (endpoint.body && req.body === undefined && req.get('content-type')) {
    throw new Refusal(415, 'unsupported_type', 'Please send JSON.');
  }
  if (!endpoint.body && !endpoint.tolerant && req.body && Object.keys(req.body).length) {
    throw badRequest('This call takes no body.');
  }
  if (!endpoint.query && !endpoint.tolerant && Object.keys(req.query).length) {
    throw badRequest('This call takes no query.');
  }
  return {
    params: req.params as PathParams<Path>,
    body: (endpoint.body && checked(req.body, endpoint.body, endpoint.tolerant)) as Body,
    query: (endpoint.query && checked(req.query, endpoint.query)) as Query,
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
  else res.status(status ?? 200).json(returns ? masked(result, returns) : result);
}

/** The version of the record that is answered, where the contract promises one. */
function versionIn<Result>(result: Result, { schema }: AnyStruct<Result>): number | undefined {
  return schema && 'version' in schema ? (result as { version: number }).version : undefined;
}

async function within<T>(seconds: number, deed: (isLate: () => boolean) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(unavailable());
    }, seconds * 1000);
  });
  try {
    return await Promise.race([deed(() => isLate), late]);
  } finally {
    clearTimeout(timer);
  }
}
