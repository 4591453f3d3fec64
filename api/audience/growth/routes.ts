import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { mayListSubscribers } from '../management/policy';
import { getSubscriberGrowth } from './contract';
import { readGrowth } from './readGrowth';

/** How the number of newsletter subscribers changes. */
export function growthRoutes(api: Api): void {
  addRoute(api, getSubscriberGrowth, mayListSubscribers, ({ query }) => readGrowth(query));
}
