import type { Header } from './Mail';

const MAX_LINES = 2_000;
const MAX_LENGTH = 20_000;
const NAMED = /^([!-9;-~]{1,80}):[ \t]*(.*)$/s;

/** Parses and unfolds email headers. Ignores invalid lines. */
export function parseHeaders(text: string): Header[] {
  const headers: Header[] = [];
  for (const line of text.split(/\r\n|\r|\n/, MAX_LINES)) {
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last) {
      if (last.value.length < MAX_LENGTH) last.value += ` ${line.trim()}`;
      continue;
    }
    const [, name, value = ''] = NAMED.exec(line.slice(0, MAX_LENGTH)) ?? [];
    if (name) headers.push({ name: name.toLowerCase(), value: value.trim() });
  }
  return headers;
}

const KNOWN =
  /^(received|from|to|subject|date|message-id|return-path|reply-to|delivered-to|mime-version|authentication-results|dkim-signature|x-[\w-]+):/im;

/** Whether a text starts like an email: at least two headers, one of them common. */
export function isRawMail(text: string): boolean {
  const head = text.trimStart().slice(0, 8_000);
  const first = head
    .split(/\r?\n/, 3)
    .filter((line) => /^[A-Za-z][\w-]*:\s?\S/.test(line) || /^[ \t]/.test(line));
  return (
    KNOWN.test(head) &&
    first.length >= 2 &&
    /^(from|received|return-path|authentication-results):/im.test(head)
  );
}

/** Splits an email at the first empty line. */
export function splitHeaders(text: string): { head: string; body: string } {
  const at = /\r?\n[ \t]*\r?\n/.exec(text);
  return at
    ? { head: text.slice(0, at.index), body: text.slice(at.index + at[0].length) }
    : { head: text, body: '' };
}
