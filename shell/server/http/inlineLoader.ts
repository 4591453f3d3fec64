import { createHash } from 'node:crypto';

/**
 * The only inline script, the same on every page: it inserts the page's scripts with their integrity hashes. The
 * Content-Security-Policy contains its hash, and `strict-dynamic` extends trust to the inserted scripts. Where
 * Trusted Types are enforced, its default policy only allows scripts from this origin. It also marks a page that is
 * shown again (back, forward, reload), because the browser then restores the scroll position in the complete layout.
 */
export const INLINE_LOADER = `(function(d,t){var n=performance.getEntriesByType('navigation')[0];if(n&&n.type!=='navigate')d.documentElement.dataset.again='';if(t)t.createPolicy('default',{createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}});var b=JSON.parse(d.querySelector('script#boot').textContent);b.scripts.forEach(function(u){var s=d.createElement('script');s.async=false;s.crossOrigin='anonymous';s.integrity=b.integrity[u];s.src=u;d.body.appendChild(s)})})(document,window.trustedTypes)`;

export const sha256Source = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
