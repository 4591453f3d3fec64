import { useColorScheme } from '@site/shell/kit/workbench';
import SunMoon from 'lucide-react/icons/sun-moon';
import { usePermissions } from '../../session/usePermissions';
import type { CommandPaletteProps } from './CommandPalette';
import { type Command, createCommands } from './commands';
import { useMemberCommands } from './useMemberCommands';

/** The commands available on every screen. */
export function useCommands({ screens, member }: CommandPaletteProps, go: (path: string) => void): Command[] {
  const { isDark, toggle } = useColorScheme();
  const own = useMemberCommands(member);
  const may = usePermissions();
  return [
    ...createCommands(screens, may, go),
    {
      id: 'scheme',
      label: isDark ? 'Switch to light theme' : 'Switch to dark theme',
      icon: SunMoon,
      run: toggle,
    },
    ...own,
  ];
}
