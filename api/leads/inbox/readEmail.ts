import { createHash } from 'node:crypto';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import { oneLine } from '../../platform/http/sanitizeText';
import { htmlToText } from './htmlToText';
import { visibleReply } from './visibleReply';

/** An email as it is taken in. */
export interface IncomingEmail {
  /** SHA-256 of its Message-ID. */
  id: string;
  /** In lower case; empty where the sender is missing. */
  sender: string;
  from: string;
  subject: string;
  text: string;
  fullText: string;
  /** Message-IDs that it answers, the nearest first. */
  answers: string[];
  attachments: string[];
  isAutomatic: boolean;
  headers: Map<string, string>;
}

/** More lines are not parsed: each takes its time, and ten megabytes can have millions. Texts come before attachments. */
const MOST_LINES = 60_000;
const LONGEST_TEXT = 100_000;
const MOST_ATTACHMENTS = 20;
const MOST_REFERENCES = 50;

/** Parses an email. Rejects where it is nested too deeply or has too long headers. */
export async function readEmail(source: Buffer): Promise<IncomingEmail> {
  const email = await PostalMime.parse(beginningOf(source), {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
  const sender = flatAddress(email.from);
  const fullText = textOf(email);
  return {
    id: createHash('sha256')
      .update(email.messageId?.trim() || source)
      .digest('hex'),
    sender: (sender?.address ?? '').toLowerCase().slice(0, 254),
    from: clean(sender?.name ? `${sender.name} <${sender.address}>` : (sender?.address ?? ''), 300),
    subject: clean(email.subject ?? '', 300),
    text: visibleReply(fullText),
    fullText,
    answers: idsIn(`${email.inReplyTo ?? ''} ${(email.references ?? '').split(/\s+/).reverse().join(' ')}`),
    attachments: email.attachments
      .slice(0, MOST_ATTACHMENTS)
      .map(({ filename, mimeType }) => clean(filename || mimeType, 200)),
    isAutomatic: isAutomatic(headers),
    headers,
  };
}

function beginningOf(source: Buffer): Buffer {
  let end = -1;
  for (let line = 0; line < MOST_LINES; line += 1) {
    end = source.indexOf('\n', end + 1);
    if (end < 0) return source;
  }
  return source.subarray(0, end + 1);
}

/** Absence notes, lists and other programs (RFC 3834), which are never waiting for an answer. */
function isAutomatic(headers: Map<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no';
  const precedence = headers.get('precedence')?.trim().toLowerCase() ?? '';
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-auto-reply-from'].some((name) => headers.has(name)) ||
    headers.get('return-path')?.trim() === '<>'
  );
}

function textOf({ text, html }: Email): string {
  const found = text?.trim() ? text : html ? htmlToText(html) : '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a text must not hold
  return found.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').slice(0, LONGEST_TEXT);
}

/** The Message-IDs in a header. */
export function idsIn(header: string): string[] {
  return [...new Set(header.match(/<[^<>\s]{1,400}>/g) ?? [])].slice(0, MOST_REFERENCES);
}

function flatAddress(from: Address | undefined): { name: string; address: string } | undefined {
  if (from?.address) return { name: from.name, address: from.address };
  const [first] = from?.group ?? addressParser('');
  return first?.address ? { name: first.name, address: first.address } : undefined;
}

const clean = (text: string, most: number) => oneLine(text).trim().slice(0, most);
