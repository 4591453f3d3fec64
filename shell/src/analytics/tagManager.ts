/** Loads the tag manager's script, once, and only where the owner has set a container id. */
export function loadTagManager(containerId: string): void {
  if (!containerId || isLoaded) return;
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

let isLoaded = false;
