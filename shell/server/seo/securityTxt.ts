import type { Site } from '@site/api/siteData/contract';
import type { RequestHandler } from 'express';

export const SECURITY_FILE = '/.well-known/security.txt';

/** `security.txt` with the contact for vulnerability reports (RFC 9116). */
export function securityTxt(
  { site, publicOrigin }: { site: { readonly current: Site }; publicOrigin: string },
  today = () => new Date(),
): RequestHandler {
  return (_request, response) => {
    const lines = [
      `Contact: mailto:${site.current.settings.email}`,
      `Contact: ${publicOrigin}/contact`,
      `Expires: ${expiryFrom(today())}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}${SECURITY_FILE}`,
    ];
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  };
}

/** The first of a month about half a year from now: valid for at least five months and less than a year. */
const expiryFrom = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
