import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Hashes an email address, so that nobody can read later which addresses were entered. */
export const addressHash = (email: string) => createHash('sha256').update(mailboxOf(email)).digest('hex');

/**
 * The mailbox of an address: without plus tag, and for Gmail without dots. Only for counting, because
 * elsewhere such addresses may belong to different people.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const written = address.slice(at + 1).replace(/\.$/, '');
  // An international domain has several spellings.
  const domain = domainToASCII(written) || written;
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
