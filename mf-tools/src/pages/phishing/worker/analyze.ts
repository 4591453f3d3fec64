import { findingTitle } from '../address/findingTitles';
import { type PartName, parseAddress } from '../address/parseAddress';
import type { Analysis } from '../analysis/Analysis';
import { defang } from '../analysis/defang';
import { isRawMail } from '../mail/parseHeaders';
import { parseHtmlMessage, parseMail, parseMessage } from '../mail/parseMail';
import { judged, scoreMail, scoreMessage } from '../mailSignals/scoreMail';
import { scoreAddress } from '../scoring/scoreAddress';

/** What is given to be read: a text of a kind, or the bytes of a saved mail. `trusted`: the reader's own mail service. */
export type AnalysisInput =
  | { kind: 'link' | 'message' | 'mail'; text: string; html?: string; trusted?: string }
  | { kind: 'file'; bytes: Uint8Array; trusted?: string };

/** Reads whatever was given; nothing where there is nothing in it. Fetches nothing. */
export async function analyze(given: AnalysisInput): Promise<Analysis | undefined> {
  if (given.kind === 'file') return scoreMail(await parseMail(given.bytes), given.trusted);
  const text = given.text.trim();
  if (!text) return undefined;
  if (given.kind === 'link') return readLink(text);
  if (given.kind === 'mail' || isRawMail(text)) {
    const mail = await parseMail(new TextEncoder().encode(`${text}\n\n`));
    return mail.headers.length > 0 ? scoreMail(mail, given.trusted) : scoreMessage(parseMessage(text));
  }
  return scoreMessage(
    (given.kind === 'message' && given.html && parseHtmlMessage(given.html)) || parseMessage(text),
  );
}

function readLink(text: string): Analysis | undefined {
  const address = parseAddress(text);
  if (!address) return undefined;
  const { findings, points } = scoreAddress(address);
  const reasons = findings.map(({ id, points: one, says, spans }) => ({
    id,
    points: one,
    says,
    title: findingTitle(id),
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
    hops: [],
    checkers: [],
    parts,
    notes: [],
  };
}
