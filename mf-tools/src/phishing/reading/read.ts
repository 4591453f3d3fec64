import { judgeAddress } from '../address/judge';
import { type PartName, readAddress } from '../address/readAddress';
import { titleOf } from '../address/titles';
import { isRawMail } from '../mail/headerLines';
import { judged, judgeMail, judgeMessage } from '../mail/judgeMail';
import { htmlMessageOf, messageOf, readMail } from '../mail/readMail';
import { defang } from './defang';
import type { Reading } from './Reading';

/** What is given to be read: a text of a kind, or the bytes of a saved mail. `trusted`: the reader's own mail service. */
export type Given =
  | { kind: 'link' | 'message' | 'mail'; text: string; html?: string; trusted?: string }
  | { kind: 'file'; bytes: Uint8Array; trusted?: string };

/** Reads whatever was given; nothing where there is nothing in it. Fetches nothing. */
export async function read(given: Given): Promise<Reading | undefined> {
  if (given.kind === 'file') return judgeMail(await readMail(given.bytes), given.trusted);
  const text = given.text.trim();
  if (!text) return undefined;
  if (given.kind === 'link') return readLink(text);
  if (given.kind === 'mail' || isRawMail(text)) {
    const mail = await readMail(new TextEncoder().encode(`${text}\n\n`));
    return mail.headers.length > 0 ? judgeMail(mail, given.trusted) : judgeMessage(messageOf(text));
  }
  return judgeMessage(
    (given.kind === 'message' && given.html && htmlMessageOf(given.html)) || messageOf(text),
  );
}

function readLink(text: string): Reading | undefined {
  const address = readAddress(text);
  if (!address) return undefined;
  const { findings, points } = judgeAddress(address);
  const reasons = findings.map(({ id, points: one, says, spans }) => ({
    ...{ id, points: one, says, title: titleOf(id) },
    marks: spans.map((span) => ({ at: 'address', ...span })),
  }));
  const parts = Object.entries(address.parts).map(([name, { start, end }]) => ({
    name: name as PartName,
    text: address.text.slice(start, end),
  }));
  return {
    ...judged('link', reasons),
    lines: [{ id: 'address', label: 'Address', text: address.text, hidden: [] }],
    links: [{ says: text.slice(0, 200), leads: defang(address.text), points }],
    ...{ hops: [], checkers: [], parts, notes: [] },
  };
}
