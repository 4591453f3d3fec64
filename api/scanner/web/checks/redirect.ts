import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getSite, opensWithoutWarning, type Visit } from '../site';
import { createConfigFixes } from '../snippets';

const listHops = ({ hops, stopped }: Visit) => [
  ...hops.map(({ url, status }) => createEvidence(String(status), `${url.origin}${url.pathname}`)),
  ...(stopped ? [createEvidence('then', stopped.why)] : []),
];

/** Whether HTTP is redirected to HTTPS. */
export const redirect = createWebCheck(
  {
    check: 'redirect',
    title: 'Redirect to HTTPS',
    weight: 20,
    why: 'Who types your name without https:// should not stay on a connection that anybody in between can read and change.',
  },
  async (subject, probe) => {
    const site = await getSite(subject, probe);
    const { host } = site;
    const visited = await site.plain;
    const [first] = visited.hops;
    const last = visited.hops.at(-1);
    if (!first || !last)
      return site.page && visited.stopped?.state === 'failed'
        ? { state: 'pass', headline: 'There is no unencrypted door at all', evidence: listHops(visited) }
        : unknownVerdict('Nothing answered without encryption');
    const evidence = listHops(visited);
    const fixes = createConfigFixes(
      {
        nginx: `server {\n  listen 80;\n  server_name ${host};\n  return 301 https://$host$request_uri;\n}`,
        Apache: `<VirtualHost *:80>\n  ServerName ${host}\n  Redirect permanent / https://${host}/\n</VirtualHost>`,
        Cloudflare: 'SSL/TLS > Edge Certificates > Always Use HTTPS: On',
        IIS: '<rule name="HTTPS" stopProcessing="true">\n  <match url="(.*)" />\n  <conditions><add input="{HTTPS}" pattern="off" /></conditions>\n  <action type="Redirect" url="https://{HTTP_HOST}/{R:1}" redirectType="Permanent" />\n</rule>',
      },
      first,
      'now',
    );
    if (visited.stopped && visited.stopped.why !== 'more than three redirects')
      return { ...unknownVerdict('It sends visitors on to where nothing answered'), evidence };
    if (last.url.protocol !== 'https:')
      return {
        state: 'fail',
        lost: 20,
        headline: visited.stopped
          ? 'After three redirects visitors are still without HTTPS'
          : 'Visitors without HTTPS stay without it',
        evidence,
        advice: 'Answer on port 80 with nothing but a permanent redirect to HTTPS.',
        fixes,
      };
    if (!opensWithoutWarning(last.tls))
      return {
        state: 'fail',
        lost: 20,
        headline: 'Visitors are sent to HTTPS, where browsers warn them off',
        evidence,
        advice: 'Mend the certificate; the redirect itself is there.',
      };
    if (visited.hops.slice(1).some(({ url }) => url.protocol === 'http:'))
      return {
        state: 'warn',
        headline: 'HTTPS comes only after another stop without it',
        evidence,
        advice: 'Send visitors to HTTPS on the same name first, and to another name from there.',
        fixes,
      };
    return { state: 'pass', headline: 'Every visitor is sent to HTTPS', evidence };
  },
);
