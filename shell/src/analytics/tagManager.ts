import { loadScript } from './loadScript';

/** Loads Google Tag Manager once, if a container id is set. */
export function loadTagManager(containerId: string): void {
  if (!containerId || isLoaded) return;
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript('gtm.js', containerId);
}

let isLoaded = false;
