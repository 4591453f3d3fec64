/** Loads a Google tag script for a container or an account. */
export function loadScript(file: 'gtm.js' | 'gtag/js', id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
