import { paths } from '@site/shell/paths';
import Gauge from 'lucide-react/icons/gauge';
import Inbox from 'lucide-react/icons/inbox';
import type { ComponentType } from 'react';

/** Every screen, once: the routes and the menu are both made from this list. Without a group a screen is not in the menu. */
export const screens: Screen[] = [
  { path: paths.admin.login, expose: './LoginScreen', label: 'Sign in' },
  {
    path: paths.admin.dashboard,
    expose: './DashboardScreen',
    label: 'Dashboard',
    group: 'Work',
    icon: Gauge,
  },
  { path: paths.admin.leads, expose: './LeadsScreen', label: 'Leads', group: 'Work', icon: Inbox },
  { path: `${paths.admin.leads}/:id`, expose: './LeadsScreen', label: 'Lead' },
];

export interface Screen {
  path: string;
  expose: string;
  label: string;
  group?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
}

/** The screens of the menu under their groups, in the order of the list. */
export function menuGroups(): { name: string; screens: Screen[] }[] {
  const names = [...new Set(screens.flatMap(({ group }) => group ?? []))];
  return names.map((name) => ({ name, screens: screens.filter(({ group }) => group === name) }));
}
