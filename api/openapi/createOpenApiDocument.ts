import { type Policy, rolesOf } from '../identity/access/can';
import type { AnyStruct, Endpoint } from '../platform/contracts/endpoint';
import { resourceOf } from '../platform/http/resourceOf';
import { type JsonSchema, toJsonSchema } from './toJsonSchema';

type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>;

/** Creates the OpenAPI 3.1 document from the contracts, including the permissions of each endpoint. */
export function createOpenApiDocument(
  routes: { endpoint: unknown; policy: Policy }[],
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, policy } of routes as { endpoint: AnyEndpoint; policy: Policy }[]) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: createOperation(endpoint, policy) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version: '1.0.0',
      description: 'Errors share one shape; `message` is safe to show.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

function createOperation(endpoint: AnyEndpoint, policy: Policy) {
  const roles = rolesOf(policy);
  const isWrite = endpoint.method !== 'GET';
  return {
    summary: endpoint.summary,
    tags: [resourceOf(endpoint.path)],
    parameters: listParameters(endpoint, roles.length > 0 && isWrite),
    ...(endpoint.file && { requestBody: { required: true, content: fileUpload(endpoint.file) } }),
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonContent(toJsonSchema(endpoint.body)) },
    }),
    responses: {
      [endpoint.status ?? 200]: successResponse(endpoint),
      default: { description: 'Anything else', content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
    security: roles.length ? [{ session: [] }] : [],
    'x-permission': policy.name,
    'x-roles': roles,
    ...('role' in policy && policy.stepUp && { 'x-step-up': true }),
    ...('role' in policy && policy.duringSetUp && { 'x-during-set-up': true }),
  };
}

function listParameters(endpoint: AnyEndpoint, needsToken: boolean) {
  const header = (name: string, description: string, required: boolean) => ({
    in: 'header',
    name,
    description,
    required,
    schema: { type: 'string' },
  });
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    in: 'path',
    name,
    required: true,
    schema: { type: 'string' },
  }));
  const query = endpoint.query as AnyStruct<unknown> | undefined;
  const inQuery = Object.entries((query?.schema ?? {}) as Record<string, AnyStruct<unknown>>).map(
    ([name, struct]) => ({
      in: 'query',
      name,
      required: !struct.is(undefined),
      schema: toJsonSchema(struct),
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

function successResponse({ status, contentType, returns }: AnyEndpoint) {
  if (status === 204) return { description: 'Done' };
  if (contentType) return { description: 'Done', content: { [contentType]: { schema: { type: 'string' } } } };
  return { description: 'Done', ...(returns && { content: jsonContent(toJsonSchema(returns)) }) };
}

function fileUpload({ maxBytes }: { maxBytes: number }) {
  const file = { type: 'string', format: 'binary', maxLength: maxBytes };
  return {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } },
  };
}

function jsonContent(schema: JsonSchema) {
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
