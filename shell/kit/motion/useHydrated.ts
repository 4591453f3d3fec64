import { useSyncExternalStore } from 'react';

/** False on the server and while the server's HTML is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
