import type { Fix } from '../../tools/scans/contract';
import { type Answered, headerOf } from './fetchVetted';

const servers = ['nginx', 'Apache', 'Cloudflare', 'IIS'] as const;
export type Server = (typeof servers)[number];

/** The web server that an answer names, where it is one that there are lines for. */
export function serverOf(page: Pick<Answered, 'headers'>): Server | undefined {
  const server = headerOf(page, 'server') ?? '';
  if (/cloudflare/i.test(server)) return 'Cloudflare';
  if (/nginx|openresty|tengine/i.test(server)) return 'nginx';
  if (/apache|litespeed/i.test(server)) return 'Apache';
  if (/iis/i.test(server) || /asp\.net/i.test(headerOf(page, 'x-powered-by') ?? '')) return 'IIS';
  return undefined;
}

export type Due = 'now' | 'this month' | 'any time';

/** Lines for each web server, the detected one's first. */
export function configs(
  lines: Partial<Record<Server, string>>,
  page: Pick<Answered, 'headers'> | undefined,
  due: Due,
  note = '',
): Fix[] {
  const own = page && serverOf(page);
  return [...servers]
    .sort((one, other) => Number(other === own) - Number(one === own))
    .flatMap((host) => {
      const value = lines[host];
      return value === undefined
        ? []
        : [{ kind: 'config' as const, host, type: '', name: '', value, due, note }];
    });
}

/** Lines that make each web server send a header. */
export const headerFixes = (name: string, value: string, page: Answered, due: Due, note = ''): Fix[] =>
  configs(
    {
      nginx: `add_header ${name} "${value}" always;`,
      Apache: `Header always set ${name} "${value}"`,
      Cloudflare: `Rules > Transform Rules > Modify Response Header\nSet static: ${name}\nValue: ${value}`,
      IIS: `<system.webServer>\n  <httpProtocol>\n    <customHeaders>\n      <add name="${name}" value="${attribute(value)}" />\n    </customHeaders>\n  </httpProtocol>\n</system.webServer>`,
    },
    page,
    due,
    note,
  );

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
