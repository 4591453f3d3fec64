import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getSystemHealth } from './contract';
import { mayReadHealth } from './policy';
import { readSystemHealth } from './readSystemHealth';

/** The state of what the site depends on, for the dashboard. */
export function systemHealthRoutes(api: Api): void {
  addRoute(api, getSystemHealth, mayReadHealth, () => readSystemHealth(api));
}
