import { LeadSettings } from '@site/api/settings/contract';
import { initialLeadSettings } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** How leads get an owner and how soon they are answered. */
export const leadSection: SettingsSection = defineSection(
  'leads',
  {
    label: 'Leads',
    about: 'Who gets new leads, and how soon they need a first response.',
    where: 'Leads, dashboard',
  },
  {
    struct: LeadSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'assignmentRules',
        label: 'Assignment rules',
        kind: 'lines',
        isOptional: true,
        placeholder: 'city | Round Rock | dana@example.com',
        help: 'One per line: service, industry or city | name | email of the member. The first rule that matches decides. Industry and city are those of the page that the visitor came through.',
      },
      {
        name: 'rotation',
        label: 'Rotate all other leads among',
        kind: 'tags',
        isOptional: true,
        help: 'Email addresses of members. If empty, leads without a matching rule have no owner.',
      },
      {
        name: 'urgentMinutes',
        label: 'First response to urgent leads in minutes',
        help: 'Only opening hours count, without holidays. Both are set under Hours and meetings.',
      },
      { name: 'highMinutes', label: 'First response to high-priority leads in minutes' },
      { name: 'normalMinutes', label: 'First response to normal-priority leads in minutes' },
      { name: 'lowMinutes', label: 'First response to low-priority leads in minutes' },
    ],
    initial: initialLeadSettings,
  },
);
