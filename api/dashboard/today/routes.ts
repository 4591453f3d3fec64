import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getToday } from './contract';
import { mayReadToday } from './policy';
import { readToday } from './readToday';

/** The counts of the day for the dashboard. */
export function todayRoutes(api: Api): void {
  addRoute(api, getToday, mayReadToday, () => readToday(api.log));
}
