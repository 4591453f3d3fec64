import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getUnseenEstimate } from './contract';
import { mayReadUnseenEstimate } from './policy';
import { readUnseenEstimate } from './readUnseenEstimate';

/** How much analytics does not see. */
export function unseenRoutes(api: Api): void {
  addRoute(api, getUnseenEstimate, mayReadUnseenEstimate, ({ query }) => readUnseenEstimate(query));
}
