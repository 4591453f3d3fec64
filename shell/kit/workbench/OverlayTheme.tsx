import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { workbenchTheme } from '../theme/workbenchTheme';

/** The Material UI theme for overlays. It wraps only them, so that pages do not load it. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={workbenchTheme}>{children}</ThemeProvider>;
}
