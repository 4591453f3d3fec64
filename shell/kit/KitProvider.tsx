import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ToastRegion } from './feedback/ToastRegion';
import { type Settings, SettingsContext } from './SettingsContext';
import type { StyleCache } from './server';

/**
 * Everything the kit's parts need around them: styles, settings and the one region for notices. The Material UI theme
 * is not among it: its engine weighs 20 kB, so the parts that use it bring it along where they are loaded.
 */
export function KitProvider({ cache, settings, children }: KitProviderProps) {
  return (
    <CacheProvider value={cache}>
      <SettingsContext value={settings}>
        {children}
        <ToastRegion />
      </SettingsContext>
    </CacheProvider>
  );
}

export interface KitProviderProps {
  cache: StyleCache;
  settings: Settings;
  children: ReactNode;
}
