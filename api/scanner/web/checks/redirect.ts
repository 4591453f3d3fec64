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
    why: 'Visitors who type your address without https:// should be sent to the encrypted site. Otherwise others on the network can read and change the page.',
  },
  async (subject, probe) => {
    const site = await getSite(subject, probe);
    const { host } = site;
    const visited = await site.plain;
    const [first] = visited.hops;
    const last = visited.hops.at(-1);
    if (!first || !last)
      return site.page && visited.stopped?.state === 'failed'
        ? { state: 'pass', headline: 'The site answers only with encryption', evidence: listHops(visited) }
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
      return { ...unknownVerdict('Visitors are redirected to a page that didn’t answer'), evidence };
    if (last.url.protocol !== 'https:')
      return {
        state: 'fail',
        lost: 20,
        headline: visited.stopped
          ? 'Visitors are still without HTTPS after three redirects'
          : 'Visitors aren’t sent to HTTPS',
        evidence,
        advice:
          'Set your web server to redirect every request on port 80 to HTTPS. Many hosts have a switch called “Force HTTPS.”',
        fixes,
      };
    if (!opensWithoutWarning(last.tls))
      return {
        state: 'fail',
        lost: 20,
        headline: 'Visitors are sent to HTTPS, but browsers show a warning',
        evidence,
        advice: 'Fix the certificate. The redirect works.',
      };
    if (visited.hops.slice(1).some(({ url }) => url.protocol === 'http:'))
      return {
        state: 'warn',
        headline: 'Visitors pass an unencrypted page before they reach HTTPS',
        evidence,
        advice: 'Redirect to HTTPS on the same name first, then to another name.',
        fixes,
      };
    return { state: 'pass', headline: 'Every visitor is sent to HTTPS', evidence };
  },
);
