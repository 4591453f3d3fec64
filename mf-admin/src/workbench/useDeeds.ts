import { useScheme } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import LogOut from 'lucide-react/icons/log-out';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useMay } from '../parts/useMay';
import { useSignOut } from '../parts/useSignOut';
import type { CommandPaletteProps } from './CommandPalette';
import { beginnings, type Choice } from './choices';

/** What the member may do from anywhere. */
export function useDeeds({ screens, member }: CommandPaletteProps, go: (path: string) => void): Choice[] {
  const { isDark, toggle } = useScheme();
  const signOut = useSignOut();
  const may = useMay();
  return [
    ...beginnings(screens, may, go),
    {
      id: 'scheme',
      label: isDark ? 'Use the light scheme' : 'Use the dark scheme',
      icon: SunMoon,
      choose: toggle,
    },
    {
      id: 'website',
      label: 'Open the website',
      icon: ArrowUpRight,
      choose: () => location.assign(paths.home),
    },
    { id: 'sign-out', label: 'Sign out', note: member.email, icon: LogOut, choose: signOut },
  ];
}
