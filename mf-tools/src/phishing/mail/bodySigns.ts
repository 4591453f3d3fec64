import { isOwn } from '../address/brandIn';
import { titleOf } from '../address/titles';
import { shorteners } from '../lists/hosts';
import { mailingServices } from '../lists/wellKnown';
import type { Reason } from '../reading/Reading';
import { fileRisk } from './files';
import type { JudgedLink } from './linkSigns';
import type { Mail } from './Mail';
import { reason, whole } from './reason';
import { requestReasons } from './requestSigns';
import { imitates, type Senders } from './senders';
import { type Asked, askedIn, HIDDEN_SIGNS } from './words';

const LINK_CAP = 70;

/** The worst of the links, and the one that is dressed up. */
export function linkReasons(links: readonly JudgedLink[], senders?: Senders): Reason[] {
  const reasons: Reason[] = [];
  const dressed =
    links.find(({ poses }) => poses) ??
    links.find(({ address }) => imitates(address, senders?.ownDomain ?? ''));
  if (dressed)
    reasons.push(
      reason(
        'dressed',
        25,
        'The link is dressed up',
        `${dressed.poses ? `The text shows ${dressed.poses}.` : 'It is made to look like your own.'} The link opens ${dressed.leads.registered || dressed.leads.host}.`,
        [whole(dressed.at, dressed.address.text)],
      ),
    );
  const worst = links.reduce<JudgedLink | undefined>(
    (most, one) => (one.points > (most?.points ?? 0) ? one : most),
    undefined,
  );
  let left = LINK_CAP;
  for (const { id, points, says, spans } of worst?.findings.slice(0, 5) ?? []) {
    const counted = Math.min(points, left);
    left -= counted;
    if (counted > 0)
      reasons.push(
        reason(
          `link.${id}`,
          counted,
          titleOf(id),
          says,
          spans.map((span) => ({ at: worst!.at, ...span })),
        ),
      );
  }
  return reasons;
}

export function fileReasons({ attached }: Mail): Reason[] {
  return attached
    .flatMap((file, place) => {
      const risk = fileRisk(file);
      return risk
        ? [reason(`file.${place}`, risk.points, risk.title, risk.says, [whole(`file.${place}`, file.name)])]
        : [];
    })
    .sort((one, other) => other.points - one.points)
    .slice(0, 2);
}

/** Signs in a letter of many matters: one that wants something is short. */
const LONG = 4_000;
const isLong = ({ paragraphs }: Mail) => paragraphs.reduce((sum, { length }) => sum + length, 0) > LONG;

/** What the words ask for. Pressure alone carries no points: honest people write that too. */
export function wordReasons(
  mail: Mail,
  links: readonly JudgedLink[],
  senders: Senders | undefined,
): Reason[] {
  const asked = askedIn([senders?.subject ?? '', ...mail.paragraphs]);
  const of = (id: Asked['id']) => asked.find((one) => one.id === id);
  const markOf = ({ paragraph, span }: Asked) => ({
    at: paragraph === 0 ? 'subject' : `body.${paragraph - 1}`,
    ...span,
  });
  const marks = (...ids: Asked['id'][]) => ids.flatMap((id) => of(id) ?? []).map(markOf);
  const strangers = links.filter(
    ({ address, findings }) =>
      address.registered !== senders?.domain &&
      !/^(mailto|tel)$/.test(address.scheme) &&
      !mailingServices.has(address.registered) &&
      (!isOwn(address) || findings.some(({ id }) => id === 'freeHost')),
  );
  const leads =
    strangers.length > 0 || mail.attached.some(({ name }) => /\.s?html?$/i.test(name)) || mail.asksPassword;
  const said = (points: number) => (isLong(mail) ? Math.floor(points / 3) : points);
  const reasons: (Reason | undefined)[] = [
    (of('signIn') || of('threat')) && leads
      ? reason(
          'asks',
          said(of('signIn') && of('threat') ? 20 : 12),
          'Confirm, or else',
          senders
            ? `It wants you to act on an account through a link that is not ${senders.domain || 'the sender'}'s.`
            : 'It wants you to act on an account through a link. Go to the service by your own bookmark instead.',
          marks('signIn', 'threat'),
        )
      : undefined,
    of('money')
      ? reason(
          'money',
          said(of('silence') ? 25 : of('hurry') ? 15 : 10),
          'Money, a new way',
          'New bank details, gift cards, fees and fortunes are what forged mail asks for. Ring somebody you know before you pay.',
          marks('money'),
        )
      : undefined,
    of('prize') && leads
      ? reason(
          'prize',
          said(10),
          'Something for nothing',
          'Prizes you did not play for cost a card number or a password.',
          marks('prize'),
        )
      : undefined,
    of('greeting')
      ? reason(
          'greeting',
          8,
          'Does not know your name',
          'Whoever has an account of yours knows what you are called.',
          marks('greeting'),
        )
      : undefined,
    of('hurry') || of('silence')
      ? reason(
          'hurry',
          0,
          of('silence') ? (of('hurry') ? 'Hurry, and do not call' : 'Do not call') : 'Hurry',
          'Pressure and a ban on calling carry no points, because honest people write that too. Together with the rest it is the oldest trick.',
          marks('hurry', 'silence'),
        )
      : undefined,
    mail.asksPassword
      ? reason(
          'password',
          30,
          'A password field in a mail',
          'The mail itself asks for a password. What is typed there goes to whoever sent it.',
          [],
        )
      : undefined,
    shortened(links, asked),
    hiddenSigns(mail),
    ...requestReasons(new Set(asked.map(({ id }) => id)), marks, senders),
  ];
  return reasons.filter((one) => one !== undefined);
}

function shortened(links: readonly JudgedLink[], asked: readonly Asked[]): Reason | undefined {
  const link = links.find(({ address }) => shorteners.has(address.registered));
  const isWanted = asked.some(({ id }) => id === 'money' || id === 'signIn' || id === 'threat');
  return link && isWanted && !link.findings.some(({ id }) => id === 'shortener')
    ? reason(
        'shortened',
        15,
        titleOf('shortener'),
        'Whoever wants money or a password from you has no reason to hide where the link leads.',
        [whole(link.at, link.address.text)],
      )
    : undefined;
}

function hiddenSigns({ paragraphs }: Mail): Reason | undefined {
  for (const [at, text] of paragraphs.entries()) {
    const hit = HIDDEN_SIGNS.exec(text);
    if (hit)
      return reason(
        'hiddenSigns',
        15,
        'Signs nobody sees',
        'Invisible signs stand inside the words, so that filters do not read what you do.',
        [{ at: `body.${at}`, start: hit.index, end: hit.index + hit[0].length }],
      );
  }
  return undefined;
}
