import { createHash } from 'node:crypto';

/** What an address is counted under: whom somebody entered is nobody's business afterwards. */
export const addressHash = (email: string) => createHash('sha256').update(mailboxOf(email)).digest('hex');

/**
 * The mailbox that an address is delivered to: without a tag behind a plus, and at Gmail without dots. Only for counting:
 * elsewhere the addresses may be of two people.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
