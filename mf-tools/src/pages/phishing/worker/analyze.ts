import { findingTitle } from '../address/findingTitles';
import { type PartName, parseAddress } from '../address/parseAddress';
import type { Analysis } from '../analysis/Analysis';
import { defang } from '../analysis/defang';
import { isRawMail } from '../mail/parseHeaders';
import { parseHtmlMessage, parseMail, parseMessage } from '../mail/parseMail';
import { scoreMail, scoreMessage, summarizeReasons } from '../mailSignals/scoreMail';
import { scoreAddress } from '../scoring/scoreAddress';

/** The input: a text of a kind, or the bytes of a saved email. `trusted`: the reader's email service. */
export type AnalysisInput =
  | { kind: 'link' | 'message' | 'mail'; text: string; html?: string; trusted?: string }
  | { kind: 'file'; bytes: Uint8Array; trusted?: string };

/** Analyzes an input; undefined if it is empty. Makes no requests. */
export async function analyze(input: AnalysisInput): Promise<Analysis | undefined> {
  if (input.kind === 'file') return scoreMail(await parseMail(input.bytes), input.trusted);
  const text = input.text.trim();
  if (!text) return undefined;
  if (input.kind === 'link') return readLink(text);
  if (input.kind === 'mail' || isRawMail(text)) {
    const mail = await parseMail(new TextEncoder().encode(`${text}\n\n`));
    return mail.headers.length > 0 ? scoreMail(mail, input.trusted) : scoreMessage(parseMessage(text));
  }
  return scoreMessage(
    (input.kind === 'message' && input.html && parseHtmlMessage(input.html)) || parseMessage(text),
  );
}

function readLink(text: string): Analysis | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const { findings, points } = scoreAddress(address);
  const reasons = findings.map(({ id, points: one, message, spans }) => ({
    id,
    points: one,
    message,
    title: findingTitle(id),
    marks: spans.map((span) => ({ at: 'address', ...span })),
  }));
  const parts = Object.entries(address.parts).map(([name, { start, end }]) => ({
    name: name as PartName,
    text: address.text.slice(start, end),
  }));
  return {
    ...summarizeReasons('link', reasons),
    lines: [{ id: 'address', label: 'Address', text: address.text, hidden: [] }],
    links: [{ text: text.slice(0, 200), leads: defang(address.text), points }],
    hops: [],
    checkers: [],
    parts,
    notes: [],
  };
}
