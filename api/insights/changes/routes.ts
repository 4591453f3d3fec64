import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { mayReadReports } from '../reports/policy';
import { getChangeReport, listAnomalies } from './contract';
import { readAnomalies, readChangeReport } from './readChanges';

/** Why figures changed, and on which days they were unusual. */
export function changeRoutes(api: Api): void {
  addRoute(api, getChangeReport, mayReadReports, ({ query }) => readChangeReport(query));
  addRoute(api, listAnomalies, mayReadReports, ({ query }) => readAnomalies(query));
}
