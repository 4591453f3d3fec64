import type { Address } from '../address/parseAddress';
import { parseAddress } from '../address/parseAddress';
import { editDistance, toSkeleton } from '../address/skeleton';
import { brands } from '../lists/brands';
import { getHeader, type Mail } from '../mail/Mail';
import { findAddress, findAddressAsWritten, freeMailDomains, getRegisteredDomain } from '../mail/mailDomains';
import { decodeHeader, removeInvisible } from './requestPatterns';

/** Names and addresses of the headers. */
export interface Senders {
  /** As displayed by email programs. */
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
  const to = getHeader(mail, 'to') ?? getHeader(mail, 'delivered-to') ?? '';
  const domain = getRegisteredDomain(from);
  const ownDomain = getRegisteredDomain(
    findAddress(to) || findAddress(getHeader(mail, 'delivered-to') ?? ''),
  );
  return {
    shown: getDisplayName(value, from),
    from,
    domain,
    isBroken: froms.length !== 1 || !from || !domain.includes('.'),
    subject: decodeHeader(getHeader(mail, 'subject') ?? ''),
    to: decodeHeader(to).slice(0, 300),
    ownDomain: freeMailDomains.has(ownDomain) ? '' : ownDomain,
    replyTo: findAddress(decodeHeader(getHeader(mail, 'reply-to') ?? '')),
    returnPath: findAddress(getHeader(mail, 'return-path') ?? ''),
    host: from ? parseAddress(`https://${written.slice(written.lastIndexOf('@') + 1)}/`) : undefined,
  };
}

/** An address in the display name is not the sender; the one in angle brackets is. */
function lastAddress(value: string): string {
  const inBrackets = /<([^<>]{1,400})>\s*$/.exec(value.slice(0, 4_000));
  return findAddressAsWritten(inBrackets?.[1] ?? value);
}

const getDisplayName = (value: string, from: string) => {
  const at = value.toLowerCase().lastIndexOf(`<${from}`);
  const name = at > 0 ? value.slice(0, at) : '';
  return name.replace(/^[\s"']+|[\s"']+$/g, '').slice(0, 300) || from || value.slice(0, 300);
};

/** A known brand in the display name that does not own the address. */
export function findBrandInName({
  shown,
  host,
  domain,
}: Senders): { word: string; brand: string; isEverydayWord: boolean } | undefined {
  const words = removeInvisible(shown).toLowerCase();
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

/**
 * Whether a host imitates the reader's own domain: one letter different, visually identical, or with the real name as
 * subdomain.
 */
export function imitatesDomain(host: Address | undefined, ownDomain: string): boolean {
  if (!host || !ownDomain || host.registered === ownDomain || host.isIp) return false;
  // On hosting services firms use their own name; that is covered by the signal of free hosts.
  if (host.asciiHost.endsWith('.sharepoint.com')) return false;
  const own = ownDomain.split('.')[0] ?? '';
  if (own.length < 4) return false;
  if (host.asciiHost.includes(`${ownDomain}.`)) return true;
  if (host.label === own) return false;
  const joined = own.replaceAll('-', '');
  return (
    toSkeleton(host.label) === toSkeleton(own) ||
    (own.length >= 6 && editDistance(host.label, own, 1) === 1) ||
    (own.length >= 6 &&
      host.label.includes('-') &&
      (host.label.startsWith(`${own}-`) ||
        host.label.endsWith(`-${own}`) ||
        host.label.split('-').includes(joined)))
  );
}
