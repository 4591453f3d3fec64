import type { Analysis, Hidden, Line, LinkFound, Reason } from '../analysis/Analysis';
import { defang } from '../analysis/defang';
import {
  authenticationContext,
  formatAuthenticationResults,
  parseAuthenticationResults,
} from '../mail/authenticationResults';
import { getHeader, type Mail } from '../mail/Mail';
import { parseHops } from '../mail/parseHops';
import { getVerdict } from '../scoring/scoreAddress';
import { attachmentSignals, linkSignals, wordingSignals } from './bodySignals';
import { authenticationSignal, headerSignals } from './headerSignals';
import { createReason } from './reason';
import { type ScoredLink, scoreLinks } from './scoreLinks';
import { parseSenders, type Senders } from './senders';

/** Limits of what is displayed, so that rendering does not block the page; everything is analyzed. */
const MAX_LINES = 60;
const MAX_LENGTH = 24_000;
const MAX_LINE_LENGTH = 2_000;

/** Scores an email. `trusted` is the email service whose authentication results the reader trusts. */
export function scoreMail(mail: Mail, trusted = ''): Analysis {
  const senders = parseSenders(mail);
  const papers = parseAuthenticationResults(mail.headers);
  const links = scoreLinks(mail.links, senders.domain, false);
  const hops = parseHops(mail.headers);
  const isList = getHeader(mail, 'list-id') !== undefined || getHeader(mail, 'list-post') !== undefined;
  const reasons = [
    ...headerSignals(senders, { isList, ...authenticationContext(papers, senders) }),
    authenticationSignal(papers, senders.domain, trusted, isList),
    ...linkSignals(links, senders),
    ...attachmentSignals(mail),
    ...wordingSignals(mail, links, senders),
    hops.some(({ took = 0 }) => took < -600)
      ? createReason(
          'hops',
          8,
          'Arrived before it was sent',
          'The times of two servers on its route contradict each other.',
          [],
        )
      : undefined,
  ].filter((one) => one !== undefined);
  const top = papers[0];
  return {
    ...summarizeReasons('mail', reasons),
    lines: [
      ...createHeaderLines(senders, top ? formatAuthenticationResults(top) : ''),
      ...createBodyLines(mail, links),
    ],
    links: links.map(toLinkFound),
    hops,
    routes: { from: senders.from, replyTo: senders.replyTo, returnPath: senders.returnPath },
    checkers: papers
      .slice(0, 1)
      .map(({ checker }) => checker)
      .filter(Boolean),
    parts: [],
    notes: [...mail.notes, ...leftOut(mail)],
  };
}

/** Scores a message without headers by its text and links. */
export function scoreMessage(mail: Mail): Analysis {
  const links = scoreLinks(mail.links, '', true);
  return {
    ...summarizeReasons('message', [...linkSignals(links), ...wordingSignals(mail, links, undefined)]),
    lines: createBodyLines(mail, links),
    links: links.map(toLinkFound),
    hops: [],
    checkers: [],
    parts: [],
    notes: [...mail.notes, ...leftOut(mail)],
  };
}

export function summarizeReasons(kind: Analysis['kind'], all: Reason[]) {
  const reasons = mergeByTitle(all).sort((one, other) => other.points - one.points);
  const points = reasons.reduce((sum, { points: more }) => sum + more, 0);
  return { kind, reasons, points, verdict: getVerdict(points) };
}

/** Signals of sender and links with the same title are shown once, with the points and places of each. */
function mergeByTitle(all: readonly Reason[]): Reason[] {
  const byTitle = new Map<string, Reason>();
  for (const reason of all) {
    const first = byTitle.get(reason.title);
    byTitle.set(
      reason.title,
      first
        ? {
            ...first,
            points: first.points + reason.points,
            message: first.message.includes(reason.message)
              ? first.message
              : `${first.message} ${reason.message}`,
            marks: [...first.marks, ...reason.marks],
          }
        : reason,
    );
  }
  return [...byTitle.values()];
}

function limitParagraphs({ paragraphs }: Mail): string[] {
  const shown: string[] = [];
  let signs = 0;
  for (const text of paragraphs.slice(0, MAX_LINES)) {
    const cut = text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text;
    signs += cut.length;
    if (signs > MAX_LENGTH) break;
    shown.push(cut);
  }
  return shown;
}

const leftOut = (mail: Mail) => {
  const count = limitParagraphs(mail).length;
  return mail.paragraphs.length > count
    ? [`We show only the first ${count} paragraphs, but checked all of them.`]
    : [];
};

function createHeaderLines(senders: Senders, checked: string): Line[] {
  const { shown, from, to, replyTo, returnPath, subject, domain } = senders;
  const isOther = (address: string) =>
    address !== '' && address !== from && address.slice(address.lastIndexOf('@') + 1) !== domain;
  return [
    { id: 'from', label: 'From', text: shown, hidden: [{ id: 'from.address', lead: '', text: from }] },
    {
      id: 'to',
      label: 'To',
      text: to || 'nobody named',
      hidden: [
        ...(replyTo && replyTo !== from ? [{ id: 'replyTo', lead: 'reply-to', text: replyTo }] : []),
        ...(isOther(returnPath) ? [{ id: 'returnPath', lead: 'return-path', text: returnPath }] : []),
      ],
    },
    {
      id: 'subject',
      label: 'Subject',
      text: subject || 'no subject',
      hidden: checked ? [{ id: 'papers', lead: '', text: checked }] : [],
    },
  ];
}

function createBodyLines(mail: Mail, links: readonly ScoredLink[]): Line[] {
  const { attached } = mail;
  const body = limitParagraphs(mail).map((text, index): Line => ({ id: `body.${index}`, text, hidden: [] }));
  const last = body.length - 1;
  if (body.length === 0 && links.length > 0)
    body.push({ id: 'body.0', text: '(no words, only links)', hidden: [] });
  for (const { at, address, link, points, poses } of links) {
    const line = body[Math.min(link.paragraph, Math.max(last, 0))];
    const isPlain = link.text === link.href && points === 0 && !poses;
    if (line && !isPlain && (points > 0 || poses || line.hidden.length < 3))
      line.hidden.push(opens(at, address.text));
  }
  return [
    ...body,
    ...attached.slice(0, 20).map(
      ({ name }, index): Line => ({
        id: `file.${index}`,
        label: 'Attached',
        text: name || 'a file without a name',
        hidden: [],
      }),
    ),
  ];
}

const opens = (id: string, text: string): Hidden => ({ id, lead: 'opens', text });

const toLinkFound = ({ link, address, points, poses }: ScoredLink): LinkFound => ({
  text: link.text.slice(0, 200),
  leads: defang(address.text),
  points: points + (poses ? 25 : 0),
});
