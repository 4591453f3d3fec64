import { mayReadAnnotations } from '@site/api/insights/annotations/policy';
import { mayReadGoals } from '@site/api/insights/goals/policy';
import { mayReadNamedEvents } from '@site/api/insights/namedEvents/policy';

/** The screens of analytics, as tabs of its lists. */
export const relatedLists = [
  { label: 'Reports', name: 'analytics' },
  { label: 'Goals and funnels', name: 'analytics/goals', needs: mayReadGoals },
  { label: 'Custom events', name: 'analytics/named-events', needs: mayReadNamedEvents },
  { label: 'Annotations', name: 'analytics/annotations', needs: mayReadAnnotations },
];
