import { IconButton, useColorScheme } from '@site/shell/kit/workbench';
import SunMoon from 'lucide-react/icons/sun-moon';

/** Switches between the light and the dark scheme. */
export function SchemeButton() {
  const { isDark, toggle } = useColorScheme();
  return (
    <IconButton label={isDark ? 'Switch to light theme' : 'Switch to dark theme'} isFramed onClick={toggle}>
      <SunMoon aria-hidden />
    </IconButton>
  );
}
