import { parse } from 'tldts';

/** Registered domain of an email address or host: `firm.example` for `dana@mail.firm.example`. */
export function getRegisteredDomain(address: string): string {
  const host = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .replace(/[>.\s]+$/, '')
    .toLowerCase();
  return parse(host).domain ?? host;
}

/** The first address in a header, as written. */
export const findAddressAsWritten = (value: string) =>
  /[^\s<>"(),;:@]{1,200}@[^\s<>"(),;:@]{1,250}/.exec(value.slice(0, 4_000))?.[0] ?? '';

export const findAddress = (value: string) => findAddressAsWritten(value).toLowerCase();

const toSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Free email providers. */
export const freeMailDomains = toSet(`
  126.com 163.com aol.com att.net comcast.net fastmail.com freemail.example gmail.com gmx.com gmx.de gmx.net googlemail.com
  hotmail.co.uk hotmail.com hotmail.fr icloud.com inbox.lv inbox.ru live.com mail.com mail.ru me.com msn.com naver.com
  outlook.com outlook.fr proton.me protonmail.com qq.com rediffmail.com rocketmail.com seznam.cz sina.com t-online.de
  tutanota.com usa.com verizon.net web.de wp.pl yahoo.co.jp yahoo.co.uk yahoo.com yahoo.fr yandex.com yandex.ru
  ymail.com zoho.com zohomail.com
`);

const PROVIDERS = [
  'hotmail.com live.com msn.com outlook.com',
  'aol.com yahoo.com ymail.com',
  'gmail.com googlemail.com google.com',
].map(toSet);

/** Whether both domains belong to the same provider, so that one may reply for the other. */
export const isSameProvider = (one: string, other: string) =>
  PROVIDERS.some((provider) => provider.has(one) && provider.has(other));
