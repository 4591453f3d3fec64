import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getUncountedEstimate } from './contract';
import { mayReadUncountedEstimate } from './policy';
import { readUncountedEstimate } from './readUncountedEstimate';

/** How much analytics does not see. */
export function uncountedRoutes(api: Api): void {
  addRoute(api, getUncountedEstimate, mayReadUncountedEstimate, ({ query }) => readUncountedEstimate(query));
}
