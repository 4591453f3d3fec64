import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { listPageTests } from './contract';
import { mayReadPageTests } from './policy';
import { readPageTests } from './readPageTests';

/** What the variants of landing pages led to. */
export function pageTestRoutes(api: Api): void {
  addRoute(api, listPageTests, mayReadPageTests, () => readPageTests());
}
