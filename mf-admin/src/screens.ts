import type { Permission } from '@site/api/can';
import { mayGetLead, mayListLeads } from '@site/api/policy/leads';
import { paths } from '@site/shell/paths';
import Gauge from 'lucide-react/icons/gauge';
import Inbox from 'lucide-react/icons/inbox';
import type { ComponentType } from 'react';
import { leadRecords } from './parts/leadRecords';
import type { RecordSource } from './parts/RecordSource';
import { useWaitingLeads } from './parts/useWaitingLeads';

/** Every screen of the workbench, once: routes, menus and the command palette are all made from this list. */
export const screens: Screen[] = [
  {
    path: paths.admin.dashboard,
    expose: './DashboardScreen',
    label: 'Dashboard',
    group: 'Work',
    icon: Gauge,
    key: 'd',
    needs: mayListLeads,
  },
  {
    path: paths.admin.leads,
    expose: './LeadsScreen',
    label: 'Leads',
    group: 'Work',
    icon: Inbox,
    key: 'l',
    needs: mayListLeads,
    useBadge: useWaitingLeads,
    records: leadRecords,
  },
  { path: `${paths.admin.leads}/:id`, expose: './LeadsScreen', label: 'Lead', needs: mayGetLead },
];

export interface Screen {
  path: string;
  expose: string;
  label: string;
  /** What a member must be allowed to do to open it; its role is the least one. */
  needs: Permission;
  /** Where it stands in the menu; without a group it is in no menu. */
  group?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The letter that leads there after `g`. */
  key?: string;
  /** What waits there for somebody: a number beside its name and the word for it. */
  useBadge?: () => Badge;
  /** What the command palette finds there. */
  records?: RecordSource;
  /** What one begins there, such as `New redirect`. */
  begins?: { label: string; path: string; needs: Permission };
}

export interface Badge {
  count: number;
  /** There may be more. */
  isMore?: boolean;
  /** Such as `new`. */
  word: string;
}
