import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import {
  getDashboardFigures,
  getDashboardLayout,
  getDashboardSources,
  saveDashboardLayout,
} from './contract';
import { readDashboardLayout, writeDashboardLayout } from './dashboardLayout';
import { mayArrangeDashboard, mayReadDashboard } from './policy';
import { readDashboardFigures } from './readDashboardFigures';
import { readDashboardSources } from './readDashboardSources';

/** The figures of the dashboard, and how a member has arranged it. */
export function dashboardRoutes(api: Api): void {
  addRoute(api, getDashboardFigures, mayReadDashboard, ({ query: { past } }) =>
    readDashboardFigures(past, api.log),
  );
  addRoute(api, getDashboardSources, mayReadDashboard, ({ query: { past } }) => readDashboardSources(past));
  addRoute(api, getDashboardLayout, mayArrangeDashboard, ({ user }) => readDashboardLayout(user._id));
  addRoute(api, saveDashboardLayout, mayArrangeDashboard, async ({ user, body, version, audit }) => {
    const before = await readDashboardLayout(user._id);
    const after = await writeDashboardLayout(user._id, version, body.panels);
    audit(user._id, before, after);
    return after;
  });
}
