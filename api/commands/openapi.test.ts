import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listRoutes } from '../listRoutes';
import { createOpenApiDocument } from '../openapi/createOpenApiDocument';
import type { Endpoint } from '../platform/contracts/endpoint';
import { documentKinds } from '../wiring/documentKinds';

const API = join(import.meta.dirname, '..');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** All endpoints that contracts export, alone or in objects. */
async function contracted(): Promise<Endpoint[]> {
  const folders = (await readdir(API, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name))
    .map(({ name }) => join(API, name));
  const lists = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const files = lists.flatMap((names, at) => names.map((name) => join(folders[at] ?? '', name)));
  const contracts = files.filter((file) => /\bcontract\.ts$/.test(file));
  const modules = await Promise.all(contracts.map((file) => import(file)));
  return [...new Set(modules.flatMap((exported) => Object.values(exported).flatMap(endpointsIn)))];
}

function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'path' in value && 'summary' in value) return [value as Endpoint];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(endpointsIn) : [];
}

test('every endpoint in a contract has a route, and every route uses the endpoint of its contract', async () => {
  // Documents without a public page have no preview.
  const unserved = documentKinds
    .filter(({ previewPath }) => !previewPath)
    .map(({ contract }) => contract.preview);
  const promised = (await contracted()).filter((endpoint) => !unserved.includes(endpoint as never));
  const routed = listRoutes().map(({ endpoint }) => endpoint);
  expect(promised.length).toBeGreaterThan(100);
  expect(routed.map(nameOf).sort()).toEqual(promised.map(nameOf).sort());
  expect(routed.filter((endpoint) => !promised.includes(endpoint)).map(nameOf)).toEqual([]);
});

test('the document holds every endpoint once, and can be written as JSON', () => {
  const { paths } = JSON.parse(JSON.stringify(createOpenApiDocument(listRoutes()))) as {
    paths: Record<string, Record<string, { summary: string; responses: object }>>;
  };
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`),
  );
  const expected = listRoutes().map(
    ({ endpoint: { method, path, summary } }) =>
      `${method} /api${path.replace(/:(\w+)/g, '{$1}')}: ${summary}`,
  );
  expect(documented.sort()).toEqual(expected.sort());
});
