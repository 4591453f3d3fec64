import { judgedCheck, plain, unknown } from '../judge';
import { opens, siteOf, type Visit } from '../site';
import { configs } from '../snippets';

const wayOf = ({ hops, stopped }: Visit) => [
  ...hops.map(({ url, status }) => plain(String(status), `${url.origin}${url.pathname}`)),
  ...(stopped ? [plain('then', stopped.why)] : []),
];

/** Whether who comes without encryption is sent to where it is. */
export const redirect = judgedCheck(
  {
    check: 'redirect',
    title: 'Redirect to HTTPS',
    weight: 20,
    why: 'Who types your name without https:// should not stay on a connection that anybody in between can read and change.',
  },
  async (subject, probe) => {
    const site = await siteOf(subject, probe);
    const { host } = site;
    const way = await site.plain;
    const [first] = way.hops;
    const last = way.hops.at(-1);
    if (!first || !last)
      return site.page && way.stopped?.state === 'failed'
        ? { state: 'pass', headline: 'There is no unencrypted door at all', evidence: wayOf(way) }
        : unknown('Nothing answered without encryption');
    const evidence = wayOf(way);
    const fixes = configs(
      {
        nginx: `server {\n  listen 80;\n  server_name ${host};\n  return 301 https://$host$request_uri;\n}`,
        Apache: `<VirtualHost *:80>\n  ServerName ${host}\n  Redirect permanent / https://${host}/\n</VirtualHost>`,
        Cloudflare: 'SSL/TLS > Edge Certificates > Always Use HTTPS: On',
        IIS: '<rule name="HTTPS" stopProcessing="true">\n  <match url="(.*)" />\n  <conditions><add input="{HTTPS}" pattern="off" /></conditions>\n  <action type="Redirect" url="https://{HTTP_HOST}/{R:1}" redirectType="Permanent" />\n</rule>',
      },
      first,
      'now',
    );
    if (way.stopped && way.stopped.why !== 'more than three redirects')
      return { ...unknown('It sends visitors on to where nothing answered'), evidence };
    if (last.url.protocol !== 'https:')
      return {
        state: 'fail',
        lost: 20,
        headline: way.stopped
          ? 'After three redirects visitors are still without HTTPS'
          : 'Visitors without HTTPS stay without it',
        evidence,
        advice: 'Answer on port 80 with nothing but a permanent redirect to HTTPS.',
        fixes,
      };
    if (!opens(last.tls))
      return {
        state: 'fail',
        lost: 20,
        headline: 'Visitors are sent to HTTPS, where browsers warn them off',
        evidence,
        advice: 'Mend the certificate; the redirect itself is there.',
      };
    if (way.hops.slice(1).some(({ url }) => url.protocol === 'http:'))
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
