import { isOwn } from '../address/brandIn';
import { judgeAddress } from '../address/judge';
import { isMixed } from '../address/skeleton';
import { titleOf } from '../address/titles';
import { mailingServices } from '../lists/wellKnown';
import type { Reason } from '../reading/Reading';
import { freeMail, registeredOf } from './domains';
import type { Papers } from './papers';
import { papersText, standing } from './papers';
import { place, reason, whole } from './reason';
import { replySign, returnSign, type Standing } from './routeSigns';
import { brandShown, imitates, type Senders } from './senders';
import { HIDDEN_SIGNS, withoutUnseen } from './words';

/** What the names and addresses of a head give away. */
export function headSigns(senders: Senders, standing: Standing): Reason[] {
  const { shown, from, domain, isBroken, host, ownDomain } = senders;
  const reasons: (Reason | undefined)[] = [
    isBroken
      ? reason(
          'brokenFrom',
          15,
          'No proper sender',
          'The mail does not say, in the form every mail does, who it is from.',
          [whole('from', shown)],
        )
      : undefined,
    imitates(host, ownDomain)
      ? reason(
          'likeYou',
          25,
          'Looks like you, is not you',
          `${domain} is made to be read as ${ownDomain}. They are two different owners.`,
          [place('from.address', from, host?.label ?? domain)],
        )
      : undefined,
    nameSpoof(senders),
    brandName(senders),
    ...domainSigns(senders),
    disguised(senders),
    replySign(senders, standing),
    returnSign(senders, standing),
  ];
  return reasons.filter((one) => one !== undefined);
}

function disguised({ shown, subject }: Senders): Reason | undefined {
  const isDisguised = (text: string) => HIDDEN_SIGNS.test(text) || text.split(/\s+/).some(isMixed);
  const marks = [
    ...(isDisguised(shown) ? [whole('from', shown)] : []),
    ...(isDisguised(subject) ? [whole('subject', subject)] : []),
  ];
  return marks.length > 0
    ? reason(
        'disguised',
        20,
        'Letters in disguise',
        'Signs nobody sees, or letters of another alphabet, stand inside the words. They are there to get past filters.',
        marks,
      )
    : undefined;
}

/** A name that says another address, or the reader's own firm. */
function nameSpoof({ shown: written, from, domain, ownDomain }: Senders): Reason | undefined {
  const shown = withoutUnseen(written);
  const said = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/.exec(shown);
  if (said && shown !== from && registeredOf(said[0]) !== domain)
    return reason(
      'nameSpoof',
      registeredOf(said[0]) === ownDomain ? 30 : 20,
      'A name that is not in the address',
      `The name shown says ${said[0]}. The mail comes from ${from}.`,
      [place('from', written, said[0]) ?? whole('from', written)],
    );
  const own = ownDomain.split('.')[0] ?? '';
  if (
    own.length >= 4 &&
    domain !== ownDomain &&
    shown !== from &&
    shown
      .toLowerCase()
      .replace(/[\s-]+/g, '')
      .includes(own.replaceAll('-', ''))
  )
    return reason(
      'nameSpoof',
      20,
      'A name that is not in the address',
      `The name shown says your firm's. The address behind it belongs to ${domain}, not to ${ownDomain}.`,
      [whole('from', written)],
    );
  return undefined;
}

function brandName(senders: Senders): Reason | undefined {
  const named = brandShown(senders);
  if (!named || mailingServices.has(senders.domain) || isOtherBrand(senders) || isAbout(senders, named))
    return undefined;
  return reason(
    'brandName',
    25,
    'A known name, a strange address',
    `It says ${named.brand}. The address behind it belongs to ${senders.domain}.`,
    [place('from', senders.shown, named.word) ?? whole('from', senders.shown)],
  );
}

/** Known firms tell of one another: a bank of the service it pays through. */
const isOtherBrand = ({ host, domain }: Senders) =>
  host !== undefined && isOwn(host) && !freeMail.has(domain);

/** A magazine that says its own name as well tells of something called so. */
const isAbout = ({ shown, host }: Senders, { isEverydayWord }: { isEverydayWord: boolean }) =>
  isEverydayWord &&
  host !== undefined &&
  host.label.length > 5 &&
  shown
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .includes(host.label.replaceAll('-', ''));

const OF_HOSTS =
  /^(mixedScripts|number|brand|confusable|lookalike|capital|fakeEnding|office|ending|figures|hyphens|length|unspeakable|credential|freeHost)$/;

/** The sender's own domain, judged as the host of a link is; two of its signs at most. */
function domainSigns({ host, from, domain }: Senders): Reason[] {
  if (!host || freeMail.has(domain) || mailingServices.has(domain)) return [];
  const at = from.lastIndexOf('@') + 1;
  return judgeAddress(host)
    .findings.filter(({ id, points }) => OF_HOSTS.test(id) && (id !== 'credential' || points > 6))
    .slice(0, 2)
    .map(({ id, points, says, spans }) =>
      reason(
        `from.${id}`,
        id === 'ending' ? 15 : points,
        titleOf(id),
        says,
        spans.map(({ start, end }) => ({
          at: 'from.address',
          start: start - 8 + at,
          end: Math.min(from.length, end - 8 + at),
        })),
      ),
    );
}

/** What the receiving server found. `trusted`: the one the reader named, empty for none. */
export function paperSign(
  papers: readonly Papers[],
  domain: string,
  trusted: string,
  isList: boolean,
): Reason | undefined {
  const found = standing(papers, domain, trusted);
  if (!found.known) return undefined;
  const { top, isTrusted, aligned, strange, failed, isFailed } = found;
  const marks = [whole('papers', papersText(top))];
  const methods = [...new Set(failed.map(({ method }) => method.toUpperCase()))].join(' and ');
  if (isFailed && isList && strange.length > 0)
    return reason(
      'papers',
      10,
      'Changed on its way',
      `${methods} failed, as it does for honest mail that a mailing list passed on.`,
      marks,
    );
  if (isFailed)
    return reason(
      'papers',
      new Set(methods.split(' and ')).size > 2 ? 40 : 25,
      'Failed its own papers',
      `The receiving server checked ${methods}, and it failed for ${domain || 'the name it shows'}.`,
      marks,
    );
  if (aligned.length > 0)
    return isTrusted
      ? undefined
      : reason(
          'unproven',
          0,
          'Passed, says the mail',
          `${top.checker || 'A server'} wrote that it passed. Only if that is your own mail service does it mean anything.`,
          marks,
        );
  if (strange.length > 0)
    return reason(
      'papers',
      isList ? 0 : 15,
      'Papers for another name',
      `It passed for ${strange[0]?.domain}, which is not ${domain}. Nothing vouches for the name shown.`,
      marks,
    );
  return reason(
    'papers',
    15,
    'No papers at all',
    'Neither SPF, DKIM nor DMARC vouches for the sender.',
    marks,
  );
}
