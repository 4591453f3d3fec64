import { parse } from 'tldts';

/** The registered name of a mail address or a host: `firm.example` of `dana@mail.firm.example`. */
export function registeredDomain(address: string): string {
  const host = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .replace(/[>.\s]+$/, '')
    .toLowerCase();
  return parse(host).domain ?? host;
}

/** The first address in a head line, as it is written there. */
export const writtenAddress = (value: string) =>
  /[^\s<>"(),;:@]{1,200}@[^\s<>"(),;:@]{1,250}/.exec(value.slice(0, 4_000))?.[0] ?? '';

export const addressIn = (value: string) => writtenAddress(value).toLowerCase();

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Where anybody gets a mailbox without a name or a bill. */
export const freeMail = setOf(`
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
].map(setOf);

/** Whether one firm runs both mailboxes, so that the one may answer for the other. */
export const isSameProvider = (one: string, other: string) =>
  PROVIDERS.some((house) => house.has(one) && house.has(other));
