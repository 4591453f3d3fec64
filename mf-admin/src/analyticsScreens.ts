import { mayEditAnnotations, mayReadAnnotations } from '@site/api/insights/annotations/policy';
import { mayEditGoals, mayReadGoals } from '@site/api/insights/goals/policy';
import { mayEditNamedEvents, mayReadNamedEvents } from '@site/api/insights/namedEvents/policy';
import { mayReadReports } from '@site/api/insights/reports/policy';
import ChartLine from 'lucide-react/icons/chart-line';
import type { Screen } from './workbench/screen/Screen';

/** The screens of analytics, for `screens.ts`. */
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
  {
    path: '/admin/analytics/goals',
    expose: './GoalsScreen',
    label: 'Goals and funnels',
    needs: mayReadGoals,
    record: { label: 'Conversion goal', needs: mayReadGoals },
    createAction: { label: 'New conversion goal', path: '/admin/analytics/goals/new', needs: mayEditGoals },
  },
  {
    path: '/admin/analytics/named-events',
    expose: './NamedEventsScreen',
    label: 'Custom events',
    needs: mayReadNamedEvents,
    record: { label: 'Custom event', needs: mayReadNamedEvents },
    createAction: {
      label: 'New custom event',
      path: '/admin/analytics/named-events/new',
      needs: mayEditNamedEvents,
    },
  },
  {
    path: '/admin/analytics/annotations',
    expose: './AnnotationsScreen',
    label: 'Annotations',
    needs: mayReadAnnotations,
    record: { label: 'Annotation', needs: mayReadAnnotations },
    createAction: {
      label: 'New annotation',
      path: '/admin/analytics/annotations/new',
      needs: mayEditAnnotations,
    },
  },
];
