import { isBrandOwned } from '../address/brandImpersonation';
import { findingTitle } from '../address/findingTitles';
import type { Reason } from '../analysis/Analysis';
import { shorteners } from '../lists/hosts';
import { mailingServices } from '../lists/wellKnown';
import type { Mail } from '../mail/Mail';
import { getFileRisk } from './attachmentRisk';
import { createReason, markAll } from './reason';
import { findRequests, INVISIBLE_CHARACTERS, type MailRequest } from './requestPatterns';
import { requestSignals } from './requestSignals';
import type { ScoredLink } from './scoreLinks';
import { imitatesDomain, type Senders } from './senders';

const LINK_CAP = 70;

/** Signals of the worst link, and of a link with a misleading text. */
export function linkSignals(links: readonly ScoredLink[], senders?: Senders): Reason[] {
  const reasons: Reason[] = [];
  const dressed =
    links.find(({ poses }) => poses) ??
    links.find(({ address }) => imitatesDomain(address, senders?.ownDomain ?? ''));
  if (dressed)
    reasons.push(
      createReason(
        'dressed',
        25,
        'The link goes somewhere else',
        `${dressed.poses ? `The text shows ${dressed.poses}.` : 'It’s made to look like yours.'} The link opens ${dressed.leads.registered || dressed.leads.host}.`,
        [markAll(dressed.at, dressed.address.text)],
      ),
    );
  const worst = links.reduce<ScoredLink | undefined>(
    (most, one) => (one.points > (most?.points ?? 0) ? one : most),
    undefined,
  );
  let left = LINK_CAP;
  for (const { id, points, message, spans } of worst?.findings.slice(0, 5) ?? []) {
    const counted = Math.min(points, left);
    left -= counted;
    if (counted > 0)
      reasons.push(
        createReason(
          `link.${id}`,
          counted,
          findingTitle(id),
          message,
          spans.map((span) => ({ at: worst!.at, ...span })),
        ),
      );
  }
  return reasons;
}

export function attachmentSignals({ attached }: Mail): Reason[] {
  return attached
    .flatMap((file, index) => {
      const risk = getFileRisk(file);
      return risk
        ? [
            createReason(`file.${index}`, risk.points, risk.title, risk.message, [
              markAll(`file.${index}`, file.name),
            ]),
          ]
        : [];
    })
    .sort((one, other) => other.points - one.points)
    .slice(0, 2);
}

/** Long emails cover many topics; a request is short. */
const LONG = 4_000;
const isLong = ({ paragraphs }: Mail) => paragraphs.reduce((sum, { length }) => sum + length, 0) > LONG;

/** Signals of the text. Pressure alone has no points, since legitimate senders use it too. */
export function wordingSignals(
  mail: Mail,
  links: readonly ScoredLink[],
  senders: Senders | undefined,
): Reason[] {
  const requests = findRequests([senders?.subject ?? '', ...mail.paragraphs]);
  const of = (id: MailRequest['id']) => requests.find((one) => one.id === id);
  const markOf = ({ paragraph, span }: MailRequest) => ({
    at: paragraph === 0 ? 'subject' : `body.${paragraph - 1}`,
    ...span,
  });
  const marks = (...ids: MailRequest['id'][]) => ids.flatMap((id) => of(id) ?? []).map(markOf);
  const foreignLinks = links.filter(
    ({ address, findings }) =>
      address.registered !== senders?.domain &&
      !/^(mailto|tel)$/.test(address.scheme) &&
      !mailingServices.has(address.registered) &&
      (!isBrandOwned(address) || findings.some(({ id }) => id === 'freeHost')),
  );
  const leads =
    foreignLinks.length > 0 ||
    mail.attached.some(({ name }) => /\.s?html?$/i.test(name)) ||
    mail.asksPassword;
  const weigh = (points: number) => (isLong(mail) ? Math.floor(points / 3) : points);
  const reasons: (Reason | undefined)[] = [
    (of('signIn') || of('threat')) && leads
      ? createReason(
          'asks',
          weigh(of('signIn') && of('threat') ? 20 : 12),
          'Pressure to confirm',
          senders
            ? `It wants you to sign in through a link that doesn’t belong to ${senders.domain || 'the sender'}.`
            : 'It wants you to sign in through a link. Use your own bookmark instead.',
          marks('signIn', 'threat'),
        )
      : undefined,
    of('money')
      ? createReason(
          'money',
          weigh(of('silence') ? 25 : of('hurry') ? 15 : 10),
          'New bank details or payment',
          'Phishing emails ask for new bank details, gift cards or fees. Call someone you know before you pay.',
          marks('money'),
        )
      : undefined,
    of('prize') && leads
      ? createReason(
          'prize',
          weigh(10),
          'Too good to be true',
          'If you didn’t enter, you didn’t win. They want your card number or password.',
          marks('prize'),
        )
      : undefined,
    of('greeting')
      ? createReason(
          'greeting',
          8,
          'Doesn’t know your name',
          'A company you have an account with knows your name.',
          marks('greeting'),
        )
      : undefined,
    of('hurry') || of('silence')
      ? createReason(
          'hurry',
          0,
          of('silence') ? (of('hurry') ? 'Urgent, and asks you not to call' : 'Do not call') : 'Hurry',
          'Honest people sometimes write this too, so it adds no points. With the other signs, it’s a typical trick.',
          marks('hurry', 'silence'),
        )
      : undefined,
    mail.asksPassword
      ? createReason(
          'password',
          30,
          'A password field in the email',
          'The email asks for a password. Whatever you type goes to the sender.',
          [],
        )
      : undefined,
    shortened(links, requests),
    invisibleCharacters(mail),
    ...requestSignals(new Set(requests.map(({ id }) => id)), marks, senders),
  ];
  return reasons.filter((one) => one !== undefined);
}

function shortened(links: readonly ScoredLink[], requests: readonly MailRequest[]): Reason | undefined {
  const link = links.find(({ address }) => shorteners.has(address.registered));
  const isWanted = requests.some(({ id }) => id === 'money' || id === 'signIn' || id === 'threat');
  return link && isWanted && !link.findings.some(({ id }) => id === 'shortener')
    ? createReason(
        'shortened',
        15,
        findingTitle('shortener'),
        'Honest senders have no reason to hide where a link goes.',
        [markAll(link.at, link.address.text)],
      )
    : undefined;
}

function invisibleCharacters({ paragraphs }: Mail): Reason | undefined {
  for (const [at, text] of paragraphs.entries()) {
    const hit = INVISIBLE_CHARACTERS.exec(text);
    if (hit)
      return createReason(
        'hiddenSigns',
        15,
        'Invisible characters',
        'Invisible characters inside words keep filters from reading the text.',
        [{ at: `body.${at}`, start: hit.index, end: hit.index + hit[0].length }],
      );
  }
  return undefined;
}
