import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { KitProvider, type Settings } from '../kit';
import type { Store } from '../kit/store';
import { Document } from './Document';

interface AppProps {
  cache: EmotionCache;
  store: Store;
  settings: Settings;
  /** A router that renders the page. */
  children: ReactNode;
}

/** Providers around a page, the same on server and client. */
export function App({ cache, store, settings, children }: AppProps) {
  return (
    <Document>
      <Provider store={store}>
        <KitProvider cache={cache} settings={settings}>
          {children}
        </KitProvider>
      </Provider>
    </Document>
  );
}
