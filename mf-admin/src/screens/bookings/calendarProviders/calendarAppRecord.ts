import { type CalendarApp, CalendarAppDraft, providerLabels } from '@site/api/bookings/calendarApps/contract';
import { mayEditCalendarApps } from '@site/api/bookings/calendarApps/policy';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { CalendarAppFacts } from './CalendarAppFacts';
import { ClientSecretField, TenantField } from './CalendarAppFields';
import { calendarApps } from './calendarAppsApi';

/** The form of a registration with a provider. */
export const calendarAppRecord: RecordDefinition<CalendarApp, CalendarAppDraft> = {
  noun: 'calendar provider',
  nameOf: ({ provider }) => providerLabels[provider],
  keyOf: ({ provider }) => provider,
  resource: calendarApps,
  needs: mayEditCalendarApps,
  struct: CalendarAppDraft,
  isPermanent: true,
  fields: [
    {
      name: 'clientId',
      label: 'Client ID',
      isOptional: true,
      isWide: true,
      help: 'Leave empty to turn the provider off. With another client ID, hosts must connect again.',
    },
    { name: 'clientSecret', label: 'Client secret', Control: ClientSecretField, format: () => 'Not shown' },
    { name: 'tenant', label: 'Tenant', Control: TenantField, isOptional: true },
  ],
  initial: { clientId: '', tenant: '' },
  savedNote: 'Hosts can connect their calendars now.',
  Facts: CalendarAppFacts,
};
