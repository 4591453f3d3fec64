import type { Header } from './Mail';

const MOST_LINES = 2_000;
const MOST_SIGNS = 20_000;
const NAMED = /^([!-9;-~]{1,80}):[ \t]*(.*)$/s;

/** The head lines of a mail as they stand, folded ones joined; what is none is passed over. */
export function parseHeaders(text: string): Header[] {
  const headers: Header[] = [];
  for (const line of text.split(/\r\n|\r|\n/, MOST_LINES)) {
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last) {
      if (last.value.length < MOST_SIGNS) last.value += ` ${line.trim()}`;
      continue;
    }
    const [, name, value = ''] = NAMED.exec(line.slice(0, MOST_SIGNS)) ?? [];
    if (name) headers.push({ name: name.toLowerCase(), value: value.trim() });
  }
  return headers;
}

const KNOWN =
  /^(received|from|to|subject|date|message-id|return-path|reply-to|delivered-to|mime-version|authentication-results|dkim-signature|x-[\w-]+):/im;

/** Whether a text begins as a mail does: two head lines or more, one of them of those that every mail has. */
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

/** The head and the rest of a mail, parted at the first empty line. */
export function cutHead(text: string): { head: string; body: string } {
  const at = /\r?\n[ \t]*\r?\n/.exec(text);
  return at
    ? { head: text.slice(0, at.index), body: text.slice(at.index + at[0].length) }
    : { head: text, body: '' };
}
