import { decodeWords } from 'postal-mime';
import type { Span } from '../address/parseAddress';
import { FOREIGN_REQUEST_PATTERNS } from './foreignRequestPatterns';

/** Decodes encoded words of a header; returns the original if invalid. */
export function decodeHeader(value: string): string {
  if (!value.includes('=?')) return value;
  try {
    return decodeWords(value.slice(0, 8_000));
  } catch {
    return value;
  }
}

/** A request of a message, as quoted from a paragraph. */
export interface MailRequest {
  id:
    | 'hurry'
    | 'silence'
    | 'signIn'
    | 'money'
    | 'threat'
    | 'greeting'
    | 'prize'
    | 'favor'
    | 'number'
    | 'callback'
    | 'code';
  paragraph: number;
  span: Span;
}

const REQUEST_PATTERNS: readonly { id: MailRequest['id']; pattern: RegExp }[] = [
  {
    id: 'silence',
    pattern:
      /\b(do not|don'?t|please don'?t|cannot|can'?t) (call|phone|ring|be reached|take calls|talk)\b|\bkeep (this|it) (confidential|between us|quiet|private)\b|\bdo not (tell|discuss|share|contact)\b/i,
  },
  {
    id: 'hurry',
    pattern:
      /\b(with)?in (the next )?(\d{1,2}|twelve|twenty[- ]four|forty[- ]eight) ?-?(hours?|hrs?)\b|\b(before|by) \d{1,2}(:\d\d)? ?(am|pm|o'clock)\b|\b(immediately|urgent(ly)?|act now|right away|as soon as possible|final (notice|warning|reminder)|last (warning|reminder|chance)|expires? (today|soon|in)|today only)\b/i,
  },
  {
    id: 'threat',
    pattern:
      /\b(account|mailbox|e-?mail|access|card|wallet|profile|subscription|service|domain|password)s?\b.{0,50}\b(suspend|limit|lock|block|disabl|deactivat|terminat|clos|restrict|expire|delet|on hold|compromis)\w*|\b(suspend|limit|lock|block|disabl|deactivat|terminat|restrict|unusual|unauthori[sz]ed|suspicious)\w*\b.{0,50}\b(account|mailbox|sign-?in|log-?in|activity|access|card|transaction|e-?mail)\b/i,
  },
  {
    id: 'signIn',
    pattern:
      /\b(verify|confirm|validate|update|re-?activate|restore|unlock|re-?confirm|authenticate|upgrade)\b.{0,40}\b(account|identity|information|details|password|mailbox|e-?mail|profile|billing|payment|wallet|access|address|card)\b|\b(log|sign) ?-?in (here|now|below|to)\b|\bkeep (the )?(same|current|my) password\b|\b(release|view|review|retrieve) (your |the |all )?(held |pending |quarantined |undelivered |blocked |incoming )+(messages?|e-?mails?)\b|\bconnect (your )?wallet\b|\b(seed|recovery) phrase\b/i,
  },
  {
    id: 'money',
    pattern:
      /\b(new|changed|updated|different) (bank|account|payment|wire|remittance|direct deposit) (details|account|information|instructions)\b|\b(direct deposit|payroll (account|information|details)|banking (details|information)|chang(ed|ing) banks|W-?2s?\b.{0,30}\bemployees|employees.{0,30}W-?2s?)\b|\bgift ?cards?\b|\bwire transfer\b|\b(process|make|send|arrange|initiate) (a|an|one) .{0,30}\b(payment|transfer|wire)\b|\bbitcoin|\b(btc|eth) (address|wallet)\b|\b(customs|delivery|shipping|redelivery|clearance) (fee|charge)s?\b|\b(next of kin|inheritance|beneficiary|unclaimed|million (us )?(dollars|usd|euros?)|atm card|western union|compensation fund)\b/i,
  },
  {
    id: 'favor',
    pattern:
      /\bare you (available|free|at your desk|at the office|in the office|busy)\b|\b(quick|small|urgent) (task|favou?r|errand|request)\b|\b(handle|take care of|run) (a|an|some|one) ?(task|errand|thing|something)\b|\btake care of something\b/i,
  },
  {
    id: 'number',
    pattern: /\b(send|text|give|drop) (me )?your (cell|mobile|phone|whats ?app)\b/i,
  },
  {
    id: 'callback',
    pattern:
      /\b(cancel|refund|dispute|did(n'?t| not) (authori[sz]e|make|place|recogni[sz]e|request))\b.{0,120}\b(call|dial|phone|contact|reach)\b.{0,60}\d{3}[-). ]{0,2}\d{3}|\b(call|dial|phone|contact)\b.{0,60}\d{3}[-). ]{0,2}\d{3}.{0,80}\b(cancel|refund|dispute)\b/i,
  },
  {
    id: 'code',
    pattern: /\bscan\b.{0,40}\b(qr|code)\b|\bqr[- ]?code\b.{0,60}\b(phone|mobile|camera)\b/i,
  },
  {
    id: 'prize',
    pattern:
      /\b(you (have|'ve)? ?(been )?(won|selected|chosen)|congratulations|claim (your|now|it)|lottery|(your|free|exclusive) (reward|prize)|lucky (winner|draw))\b/i,
  },
  {
    id: 'greeting',
    pattern:
      /^(dear|hello|hi|attention:?) (valued |esteemed |our )?(customer|user|client|member|account (owner|holder|user)|e-?mail (user|owner)|beneficiary|friend|sir ?\/ ?madam|web ?mail user|card ?holder|beloved|[\w.+-]+@[\w.-]+)\b/i,
  },
];

/** Finds the first occurrence of each kind of request. */
export function findRequests(paragraphs: readonly string[]): MailRequest[] {
  return REQUEST_PATTERNS.flatMap(({ id, pattern }) => {
    for (const [paragraph, text] of paragraphs.entries()) {
      const read = text.slice(0, 2_000);
      const hit = pattern.exec(read) ?? FOREIGN_REQUEST_PATTERNS[id]?.exec(read);
      if (hit) return [{ id, paragraph, span: { start: hit.index, end: hit.index + hit[0].length } }];
    }
    return [];
  });
}

const UNSEEN =
  '\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u2060-\\u2064\\u2066-\\u2069\\ufeff\\u{e0000}-\\u{e007f}';

/**
 * Invisible characters inside words, which hide text from filters. Some scripts legitimately use two of them between
 * letters.
 */
export const INVISIBLE_CHARACTERS = new RegExp(
  `(?:[\\p{L}\\p{N}][${UNSEEN}]+(?<=[^\\u200c\\u200d])[\\p{L}\\p{N}]|[a-z][\\u200c\\u200d]+[a-z]|[\\u202d\\u202e])`,
  'iu',
);

/** A text without invisible characters. */
export const removeInvisible = (text: string) =>
  text.replace(new RegExp(`[${UNSEEN}\\u202a-\\u202e]`, 'gu'), '');
