import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { ToastRegion } from './feedback/ToastRegion';
import { type Settings, SettingsContext } from './SettingsContext';
import type { StyleCache } from './server';

/**
 * Providers of the kit: styles, settings and the toast region. The Material UI theme is not included, because its
 * engine weighs 20 kB; the parts that use it load it.
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
