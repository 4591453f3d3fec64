import { AnalyticsSettings } from '@site/api/settings/analytics/contract';
import { initialAnalytics } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** Whose visits are not counted. */
export const analyticsSection: SettingsSection = defineSection(
  'analytics',
  {
    label: 'Analytics',
    about: 'Networks whose visits aren’t counted.',
    where: 'Analytics, dashboard',
    isConnected: ({ analytics }) => analytics.excludedNetworks.length > 0,
    idleLabel: 'Not set',
  },
  {
    struct: AnalyticsSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'excludedNetworks',
        label: 'Excluded IP addresses and networks',
        kind: 'tags',
        isOptional: true,
        help: 'Your offices, for example 203.0.113.7 or 203.0.113.0/24. Their visits aren’t counted from now on. Signed-in members are never counted.',
      },
    ],
    initial: initialAnalytics,
  },
);
