import type { Permission } from '@site/api/can';
import { listLeads } from '@site/api/contract/leads';
import { listRedirects } from '@site/api/contract/redirects';
import { mayGetLead, mayListLeads } from '@site/api/policy/leads';
import { mayListNotFoundHits } from '@site/api/policy/notfound';
import { mayEditRedirects, mayListRedirects } from '@site/api/policy/redirects';
import { paths } from '@site/shell/paths';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import Gauge from 'lucide-react/icons/gauge';
import Inbox from 'lucide-react/icons/inbox';
import type { ComponentType } from 'react';
import type { RecordSource } from './parts/RecordSource';
import { recordsOf } from './parts/recordsOf';
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
    records: recordsOf('Leads', listLeads, ({ reference, name, company }) => ({
      label: name,
      note: [company, reference].filter(Boolean).join(' · '),
      path: paths.admin.lead(reference),
    })),
    record: { label: 'Lead', needs: mayGetLead },
  },
  {
    path: '/admin/redirects',
    expose: './RedirectsScreen',
    label: 'Redirects',
    group: 'Be found',
    icon: CornerUpRight,
    key: 'r',
    needs: mayListRedirects,
    records: recordsOf('Redirects', listRedirects, ({ id, from, to }) => ({
      label: from,
      note: to || 'Gone',
      path: `/admin/redirects/${id}`,
    })),
    record: { label: 'Redirect', needs: mayListRedirects },
    begins: { label: 'New redirect', path: '/admin/redirects/new', needs: mayEditRedirects },
  },
  {
    path: '/admin/redirects/not-found',
    expose: './NotFoundScreen',
    label: 'Not found',
    needs: mayListNotFoundHits,
    record: { label: 'New redirect', needs: mayListNotFoundHits },
  },
];

/** A screen and, where it has records, the same for the address of one. */
export function addressesOf(screen: Screen): Omit<Screen, 'record'>[] {
  const { record, path, expose } = screen;
  return record ? [screen, { ...record, expose, path: `${path}/:id` }] : [screen];
}

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
  /** What one of its records is; each has an address below the screen's. */
  record?: { label: string; needs: Permission };
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
