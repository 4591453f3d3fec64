import { loadScript } from './loadScript';

/** Loads the tag manager's script, once, and only where the owner has set a container id. */
export function loadTagManager(containerId: string): void {
  if (!containerId || isLoaded) return;
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript('gtm.js', containerId);
}

let isLoaded = false;
