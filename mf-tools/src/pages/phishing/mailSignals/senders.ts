import type { Address } from '../address/parseAddress';
import { parseAddress } from '../address/parseAddress';
import { editsBetween, skeleton } from '../address/skeleton';
import { brands } from '../lists/brands';
import { headerOf, type Mail } from '../mail/Mail';
import { addressIn, freeMail, registeredDomain, writtenAddress } from '../mail/mailDomains';
import { decodeHeader, withoutInvisible } from './requestPatterns';

/** The names and addresses of a mail's head. */
export interface Senders {
  /** As mail programs show it. */
  shown: string;
  from: string;
  domain: string;
  isBroken: boolean;
  subject: string;
  to: string;
  ownDomain: string;
  replyTo: string;
  returnPath: string;
  host: Address | undefined;
}

export function parseSenders(mail: Mail): Senders {
  const froms = mail.headers.filter(({ name }) => name === 'from');
  const value = decodeHeader(froms[0]?.value ?? '');
  const written = lastAddress(value);
  const from = written.toLowerCase();
  const to = headerOf(mail, 'to') ?? headerOf(mail, 'delivered-to') ?? '';
  const domain = registeredDomain(from);
  const ownDomain = registeredDomain(addressIn(to) || addressIn(headerOf(mail, 'delivered-to') ?? ''));
  return {
    shown: nameIn(value, from),
    from,
    domain,
    isBroken: froms.length !== 1 || !from || !domain.includes('.'),
    subject: decodeHeader(headerOf(mail, 'subject') ?? ''),
    to: decodeHeader(to).slice(0, 300),
    ownDomain: freeMail.has(ownDomain) ? '' : ownDomain,
    replyTo: addressIn(decodeHeader(headerOf(mail, 'reply-to') ?? '')),
    returnPath: addressIn(headerOf(mail, 'return-path') ?? ''),
    host: from ? parseAddress(`https://${written.slice(written.lastIndexOf('@') + 1)}/`) : undefined,
  };
}

/** An address in the name before it is only said; the one in angle brackets counts. */
function lastAddress(value: string): string {
  const inBrackets = /<([^<>]{1,400})>\s*$/.exec(value.slice(0, 4_000));
  return writtenAddress(inBrackets?.[1] ?? value);
}

const nameIn = (value: string, from: string) => {
  const at = value.toLowerCase().lastIndexOf(`<${from}`);
  const name = at > 0 ? value.slice(0, at) : '';
  return name.replace(/^[\s"']+|[\s"']+$/g, '').slice(0, 300) || from || value.slice(0, 300);
};

/** A known name in what mail programs show, that the address behind it has nothing to do with. */
export function brandInName({
  shown,
  host,
  domain,
}: Senders): { word: string; brand: string; isEverydayWord: boolean } | undefined {
  const words = withoutInvisible(shown).toLowerCase();
  if (!host || words === '' || shown.includes('@')) return undefined;
  const joined = words.replace(/[^\p{L}\p{N}]+/gu, '');
  const brand = brands.find(
    ({ name, domains, isEverydayWord }) =>
      (words.split(/[^\p{L}\p{N}]+/u).includes(name) ||
        (name.length >= 6 && !isEverydayWord && joined.includes(name))) &&
      !domains.includes(domain) &&
      host.label !== name,
  );
  return brand && { word: brand.name, brand: brand.name, isEverydayWord: brand.isEverydayWord };
}

/** Whether a host is made to look like the reader's own firm: a letter apart, the same to the eye, or with the real name in front. */
export function imitatesDomain(host: Address | undefined, ownDomain: string): boolean {
  if (!host || !ownDomain || host.registered === ownDomain || host.isIp) return false;
  // There firms have rooms under their own name, and it is told apart as a page that anybody can make.
  if (host.asciiHost.endsWith('.sharepoint.com')) return false;
  const own = ownDomain.split('.')[0] ?? '';
  if (own.length < 4) return false;
  if (host.asciiHost.includes(`${ownDomain}.`)) return true;
  if (host.label === own) return false;
  const joined = own.replaceAll('-', '');
  return (
    skeleton(host.label) === skeleton(own) ||
    (own.length >= 6 && editsBetween(host.label, own, 1) === 1) ||
    (own.length >= 6 &&
      host.label.includes('-') &&
      (host.label.startsWith(`${own}-`) ||
        host.label.endsWith(`-${own}`) ||
        host.label.split('-').includes(joined)))
  );
}
