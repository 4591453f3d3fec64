import type { Fix } from '../../tools/scans/contract';
import { getHeader, type WebResponse } from './fetchVetted';

const servers = ['nginx', 'Apache', 'Cloudflare', 'IIS'] as const;
export type Server = (typeof servers)[number];

/** The web server of a response, if there is configuration for it. */
export function detectServer(page: Pick<WebResponse, 'headers'>): Server | undefined {
  const server = getHeader(page, 'server') ?? '';
  if (/cloudflare/i.test(server)) return 'Cloudflare';
  if (/nginx|openresty|tengine/i.test(server)) return 'nginx';
  if (/apache|litespeed/i.test(server)) return 'Apache';
  if (/iis/i.test(server) || /asp\.net/i.test(getHeader(page, 'x-powered-by') ?? '')) return 'IIS';
  return undefined;
}

export type Due = 'now' | 'this month' | 'any time';

/** Configuration for each web server, that of the detected one first. */
export function createConfigFixes(
  lines: Partial<Record<Server, string>>,
  page: Pick<WebResponse, 'headers'> | undefined,
  due: Due,
  note = '',
): Fix[] {
  const own = page && detectServer(page);
  return [...servers]
    .sort((one, other) => Number(other === own) - Number(one === own))
    .flatMap((host) => {
      const value = lines[host];
      return value === undefined
        ? []
        : [{ kind: 'config' as const, host, type: '', name: '', value, due, note }];
    });
}

/** Configuration that sends a header, for each web server. */
export const createHeaderFixes = (
  name: string,
  value: string,
  page: WebResponse,
  due: Due,
  note = '',
): Fix[] =>
  createConfigFixes(
    {
      nginx: `add_header ${name} "${value}" always;`,
      Apache: `Header always set ${name} "${value}"`,
      Cloudflare: `Rules > Transform Rules > Modify Response Header\nSet static: ${name}\nValue: ${value}`,
      IIS: `<system.webServer>\n  <httpProtocol>\n    <customHeaders>\n      <add name="${name}" value="${escapeAttribute(value)}" />\n    </customHeaders>\n  </httpProtocol>\n</system.webServer>`,
    },
    page,
    due,
    note,
  );

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
