import { createHash } from 'node:crypto';
import { isSameSecret } from '../../platform/client/clientAddress';
import { parseUrl } from '../../platform/contracts/parseUrl';
import type { Sender } from '../../platform/mail/Sender';
import { NewsletterLink, type NewsletterLinkRecord } from './model';

/** Clicks on further links are not counted. */
const mostLinks = 100;

/** Stands for the recipient in an email that is not addressed yet. */
const placeholder = 'B'.repeat(43);

/** Makes the links of HTML go through this site, and stores their destinations. `addressLinks` adds the recipient. */
export async function countLinks(newsletterId: string, html: string, origin: string): Promise<string> {
  const links = new Map<string, NewsletterLinkRecord>();
  const counted = html.replace(
    /(<a\b[^>]* href=")(https?:[^"]+)(?=")/g,
    (whole, before: string, value: string) => {
      const plain = value.replace(/&(?:amp|#38|#x26);/g, '&');
      // A header holds ASCII characters only.
      const url = parseUrl(plain)?.href;
      // One with other characters in need of escaping stays as it is.
      if (!url || /&(?:quot|lt|gt|apos|#)/.test(plain)) return whole;
      const _id = createHash('sha256').update(`${newsletterId} ${url}`).digest('hex').slice(0, 24);
      if (!links.has(_id) && links.size === mostLinks) return whole;
      links.set(_id, { _id, newsletterId, url });
      return `${before}${origin}/api/newsletters/links/${_id}/${placeholder}`;
    },
  );
  const operations = [...links.values()].map(({ _id, ...fields }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
  }));
  if (operations.length) await NewsletterLink.bulkWrite(operations, { ordered: false });
  return counted;
}

/** HTML whose links name its email. */
export const addressLinks = (html: string, sign: Sender['sign'], newsletterId: string, mailId: string) =>
  html.replaceAll(placeholder, createClickToken(sign, newsletterId, mailId));

const createClickToken = (sign: Sender['sign'], newsletterId: string, mailId: string) =>
  `${mailId}.${sign(`click:${newsletterId}:${mailId}`)}`;

/** The ID of the email in a token; undefined if the token is not one of this newsletter. */
export function readClickToken(
  sign: Sender['sign'],
  newsletterId: string,
  token: string,
): string | undefined {
  const [mailId = ''] = token.split('.', 1);
  return isSameSecret(token, createClickToken(sign, newsletterId, mailId)) ? mailId : undefined;
}
