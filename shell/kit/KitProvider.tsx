import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ToastRegion } from './feedback/ToastRegion';
import { type Settings, SettingsContext } from './SettingsContext';
import type { StyleCache } from './server';
import { theme } from './theme/theme';

/** Everything the kit's parts need around them: styles, theme, settings and the one region for notices. */
export function KitProvider({ cache, settings, children }: KitProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SettingsContext value={settings}>
          {children}
          <ToastRegion />
        </SettingsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

export interface KitProviderProps {
  cache: StyleCache;
  settings: Settings;
  children: ReactNode;
}
