import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { ROOT } from './site';
import { routesIn } from './siteMap';

export interface AdminCall {
  method: string;
  path: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of the workbench, out of the API's register; `id` stands where one names a record. */
export function adminCalls(id: string): AdminCall[] {
  const document = JSON.parse(readFileSync(join(ROOT, 'api/dist/openapi.json'), 'utf8'));
  return Object.entries(document.paths as Record<string, object>)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => METHODS.includes(method))
        .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, id) })),
    );
}

/** Every page of the workbench but the sign-in and its own page of what is not found, out of a document's register; `id` stands where one names a record. */
export function adminPages(html: string, id: string): string[] {
  const screens = routesIn(html).filter(
    ({ path, frame }) => frame === 'workbench' && path !== paths.admin.login && !path.endsWith('/*'),
  );
  return [paths.admin.home, ...screens.map(({ path }) => path.replace(/:\w+/g, id))];
}
