import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { workbenchTheme } from '../theme/workbenchTheme';

/** The look of what opens over the page. It stands around those parts only, so that pages load none of it before. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={workbenchTheme}>{children}</ThemeProvider>;
}
