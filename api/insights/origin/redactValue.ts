import { parseUrl } from '../../platform/contracts/parseUrl';
import { redactPath } from '../notFound/redactPath';

/**
 * The value of a property or a campaign parameter as it is stored: a link as a path is, since it may open what belongs to
 * one person, and email addresses and tokens as `…`.
 */
export function redactValue(value: string): string {
  const url = /^https?:/i.test(value) && parseUrl(value);
  if (url) return `${url.protocol}//${url.host}${redactPath(url.pathname)}`;
  if (/[/@]|%(25)*40/.test(value)) return redactPath(value);
  return value.replace(/[\w-]{20,}/g, (part) => (isToken(part) ? '…' : part));
}

/** `2026-q4-b2b-leads-houston` is a name: it has a word, and no long part that mixes letters and digits. */
function isToken(part: string): boolean {
  const words = part.split(/[-_]/);
  if (UUID.test(part) || words.some((word) => word.length >= 16 && isMixed(word))) return true;
  return isMixed(part) && !words.some((word) => /^(?:[A-Z]?[a-z]{3,}|[A-Z]{3,})$/.test(word));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Changes between digits, small and capital letters at every few characters, as random text does. */
const isMixed = (text: string) => text.length < 4 * (text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g)?.length ?? 0);
