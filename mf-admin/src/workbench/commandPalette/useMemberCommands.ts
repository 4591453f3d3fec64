import type { Member } from '@site/api/identity/users/contract';
import { paths } from '@site/shell/paths';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Eye from 'lucide-react/icons/eye';
import LogOut from 'lucide-react/icons/log-out';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../session/useSignOut';
import { getViewAsRole, viewAs, viewableRoles } from '../../session/viewAs';
import type { Command } from './commands';

/** Commands for the member's own account: settings, sessions, viewing as another role, signing out. */
export function useMemberCommands(member: Pick<Member, 'role' | 'email'>): Command[] {
  const navigate = useNavigate();
  const { signOut, signOutEverywhere } = useSignOut();
  const roles = member.role === 'owner' ? viewableRoles : [];
  return [
    { id: 'account', label: 'Account', icon: UserRound, run: () => navigate(paths.admin.account) },
    {
      id: 'sessions',
      label: 'Active sessions',
      icon: MonitorSmartphone,
      run: () => navigate(`${paths.admin.account}#sessions`),
    },
    ...roles.map((role) => ({
      id: `view-${role}`,
      label: `View as ${role}`,
      icon: Eye,
      run: () => viewAs(role),
    })),
    ...(getViewAsRole()
      ? [{ id: 'view-own', label: 'Return to owner view', icon: Eye, run: () => viewAs(undefined) }]
      : []),
    {
      id: 'website',
      label: 'Open website',
      icon: ArrowUpRight,
      run: () => location.assign(paths.home),
    },
    { id: 'sign-out', label: 'Sign out', note: member.email, icon: LogOut, run: signOut },
    { id: 'sign-out-all', label: 'Sign out everywhere', icon: LogOut, run: signOutEverywhere },
  ];
}
