import { createHash } from 'node:crypto';

/**
 * The only inline script of a public page, the same for all: it reads the list of scripts the page was made with and
 * inserts them with their hashes. Its own hash stands in the policy, and `strict-dynamic` extends the trust to them.
 */
export const LOADER = `(function(d){var b=JSON.parse(d.getElementById('boot').textContent),p=window.trustedTypes&&trustedTypes.createPolicy('boot',{createScriptURL:function(u){return u}});b.scripts.forEach(function(u){var s=d.createElement('script');s.async=false;s.crossOrigin='anonymous';s.integrity=b.integrity[u];s.src=p?p.createScriptURL(u):u;d.body.appendChild(s)})})(document)`;

export const sha256Source = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
