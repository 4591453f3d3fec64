import { mayReadAudit } from '@site/api/auditLog/policy';
import { listTeam } from '@site/api/content/team/contract';
import { mayEditTeam, mayListTeam } from '@site/api/content/team/policy';
import type { Permission } from '@site/api/identity/access/can';
import { mayEditOwnAccount } from '@site/api/identity/account/policy';
import { listUsers } from '@site/api/identity/users/contract';
import { mayListUsers, mayManageUsers } from '@site/api/identity/users/policy';
import { mayReadSettings } from '@site/api/settings/policy';
import { paths } from '@site/shell/paths';
import Contact from 'lucide-react/icons/contact';
import KeyRound from 'lucide-react/icons/key-round';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** The screens for users, team, account, audit log and settings, for `screens.ts`. */
export const administrationScreens: Screen[] = [
  {
    path: paths.admin.users,
    expose: './UsersScreen',
    label: 'Users',
    keywords: 'members roles invitations',
    group: 'Administration',
    icon: KeyRound,
    shortcut: 'u',
    needs: mayListUsers,
    records: createRecordSource('Users', listUsers, ({ id, name, email }) => ({
      label: name,
      note: email,
      path: `${paths.admin.users}/${id}`,
    })),
    record: { label: 'User', needs: mayListUsers },
    createAction: {
      label: 'Invite user',
      path: `${paths.admin.users}/new`,
      needs: mayManageUsers as Permission,
    },
  },
  {
    path: '/admin/team',
    expose: './TeamScreen',
    label: 'Team',
    group: 'Administration',
    icon: Contact,
    shortcut: 't',
    needs: mayListTeam,
    records: createRecordSource('Team', listTeam, ({ id, name, position }) => ({
      label: name,
      note: position,
      path: `/admin/team/${id}`,
    })),
    record: { label: 'Team profile', needs: mayListTeam },
    createAction: { label: 'New team profile', path: '/admin/team/new', needs: mayEditTeam },
  },
  {
    path: paths.admin.account,
    expose: './AccountScreen',
    label: 'Account',
    needs: mayEditOwnAccount,
  },
  {
    path: '/admin/audit',
    expose: './AuditScreen',
    label: 'Audit log',
    group: 'Administration',
    icon: ScrollText,
    shortcut: 'a',
    needs: mayReadAudit,
    record: { label: 'Entry', needs: mayReadAudit },
  },
  {
    path: '/admin/settings',
    expose: './SettingsScreen',
    label: 'Settings',
    group: 'Administration',
    icon: SlidersHorizontal,
    shortcut: 's',
    needs: mayReadSettings,
    record: { label: 'Section', needs: mayReadSettings },
  },
];
