import { useScheme } from '@site/shell/kit/workbench';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useMay } from '../parts/useMay';
import type { CommandPaletteProps } from './CommandPalette';
import { beginnings, type Choice } from './choices';
import { useMemberDeeds } from './useMemberDeeds';

/** What the member may do from anywhere. */
export function useDeeds({ screens, member }: CommandPaletteProps, go: (path: string) => void): Choice[] {
  const { isDark, toggle } = useScheme();
  const own = useMemberDeeds(member);
  const may = useMay();
  return [
    ...beginnings(screens, may, go),
    {
      id: 'scheme',
      label: isDark ? 'Use the light scheme' : 'Use the dark scheme',
      icon: SunMoon,
      choose: toggle,
    },
    ...own,
  ];
}
