import { type Policy, rolesOf } from '../../identity/access/can';
import type { AnyStruct, Endpoint } from '../../platform/contracts/endpoint';
import { resourceOf } from '../../platform/http/resourceOf';
import { type JsonSchema, schemaOf } from './schemaOf';

type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>;

/** The API's document in OpenAPI 3.1, made of the contracts, with who may make each call. */
export function openapi(answered: { endpoint: unknown; policy: Policy }[]): Record<string, unknown> {
  const calls: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, policy } of answered as { endpoint: AnyEndpoint; policy: Policy }[]) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    calls[path] = { ...calls[path], [endpoint.method.toLowerCase()]: operation(endpoint, policy) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version: '1.0.0',
      description: 'Errors share one shape; `message` is safe to show.',
    },
    paths: Object.fromEntries(Object.entries(calls).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

function operation(endpoint: AnyEndpoint, policy: Policy) {
  const roles = rolesOf(policy);
  const isWrite = endpoint.method !== 'GET';
  return {
    summary: endpoint.summary,
    tags: [resourceOf(endpoint.path)],
    parameters: parametersOf(endpoint, roles.length > 0 && isWrite),
    ...(endpoint.file && { requestBody: { required: true, content: oneFile(endpoint.file) } }),
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body)) } }),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      default: { description: 'Anything else', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    security: roles.length ? [{ session: [] }] : [],
    'x-permission': policy.name,
    'x-roles': roles,
    ...('role' in policy && policy.stepUp && { 'x-step-up': true }),
    ...('role' in policy && policy.duringSetUp && { 'x-during-set-up': true }),
  };
}

function parametersOf(endpoint: AnyEndpoint, needsToken: boolean) {
  const header = (name: string, description: string, required: boolean) => ({
    ...{ in: 'header', name, description, required, schema: { type: 'string' } },
  });
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ in: 'path', name, required: true, schema: { type: 'string' } },
  }));
  const query = endpoint.query as AnyStruct<unknown> | undefined;
  const inQuery = Object.entries((query?.schema ?? {}) as Record<string, AnyStruct<unknown>>).map(
    ([name, struct]) => ({
      ...{ in: 'query', name, required: !struct.is(undefined), schema: schemaOf(struct) },
    }),
  );
  return [
    ...inPath,
    ...inQuery,
    ...(endpoint.ifMatch ? [header('If-Match', 'The version that is changed, in quotes.', true)] : []),
    ...(needsToken ? [header('X-CSRF-Token', 'The token of /api/auth/me.', true)] : []),
    ...Object.entries(endpoint.headers ?? {}).map(([name, text]) => header(name, text, false)),
  ];
}

function success({ status, media, returns }: AnyEndpoint) {
  if (status === 204) return { description: 'Done' };
  if (media) return { description: 'Done', content: { [media]: { schema: { type: 'string' } } } };
  return { description: 'Done', ...(returns && { content: json(schemaOf(returns)) }) };
}

function oneFile({ most }: { most: number }) {
  const file = { type: 'string', format: 'binary', maxLength: most };
  return {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } },
  };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};
