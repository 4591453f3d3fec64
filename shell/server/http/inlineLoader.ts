import { createHash } from 'node:crypto';

/**
 * The only inline script of a page, the same for all: it reads the list of scripts the page was made with and inserts
 * them with their hashes. Its own hash stands in the policy, and `strict-dynamic` extends the trust to them. Where
 * Trusted Types are enforced, its default policy lets scripts come from this origin and nowhere else. A page that is
 * shown again it marks as such, since the browser looks for the place its visitor stood at in the layout of the whole.
 */
export const INLINE_LOADER = `(function(d,t){var n=performance.getEntriesByType('navigation')[0];if(n&&n.type!=='navigate')d.documentElement.dataset.again='';if(t)t.createPolicy('default',{createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}});var b=JSON.parse(d.querySelector('script#boot').textContent);b.scripts.forEach(function(u){var s=d.createElement('script');s.async=false;s.crossOrigin='anonymous';s.integrity=b.integrity[u];s.src=u;d.body.appendChild(s)})})(document,window.trustedTypes)`;

export const sha256Source = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
