import { listAudit } from '@site/api/auditLog/contract';
import {
  getDashboardFigures,
  getDashboardLayout,
  getDashboardSources,
  saveDashboardLayout,
} from '@site/api/dashboard/contract';
import { api, read, write } from '@site/shell/kit/query';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardFigures: build.query(read(getDashboardFigures)),
    getDashboardSources: build.query(read(getDashboardSources)),
    getDashboardLayout: build.query(read(getDashboardLayout)),
    saveDashboardLayout: build.mutation(write(saveDashboardLayout)),
    listActivity: build.query(read(listAudit)),
  }),
  overrideExisting: true,
});

/** Figures, sources, activity and the layout of the dashboard. */
export const {
  useGetDashboardFiguresQuery,
  useGetDashboardSourcesQuery,
  useGetDashboardLayoutQuery,
  useSaveDashboardLayoutMutation,
  useListActivityQuery,
} = dashboardApi;
