import { mayReadReports } from '@site/api/insights/reports/policy';
import ChartLine from 'lucide-react/icons/chart-line';
import type { Screen } from './workbench/screen/Screen';

/** The screen of analytics, for `screens.ts`. */
export const analyticsScreens: Screen[] = [
  {
    path: '/admin/analytics',
    expose: './AnalyticsScreen',
    label: 'Analytics',
    group: 'Overview',
    icon: ChartLine,
    shortcut: 'i',
    needs: mayReadReports,
  },
];
