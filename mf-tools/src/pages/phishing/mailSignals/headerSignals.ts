import { isBrandOwned } from '../address/brandImpersonation';
import { findingTitle } from '../address/findingTitles';
import { isMixedScript } from '../address/skeleton';
import type { Reason } from '../analysis/Analysis';
import { mailingServices } from '../lists/wellKnown';
import type { AuthenticationResults } from '../mail/authenticationResults';
import { evaluateAuthentication, formatAuthenticationResults } from '../mail/authenticationResults';
import { freeMailDomains, getRegisteredDomain } from '../mail/mailDomains';
import { scoreAddress } from '../scoring/scoreAddress';
import { createReason, markAll, markWord } from './reason';
import { INVISIBLE_CHARACTERS, removeInvisible } from './requestPatterns';
import { replyToSignal, returnPathSignal, type SenderContext } from './routeSignals';
import { findBrandInName, imitatesDomain, type Senders } from './senders';

/** Signals of the names and addresses in the headers. */
export function headerSignals(senders: Senders, context: SenderContext): Reason[] {
  const { shown, from, domain, isBroken, host, ownDomain } = senders;
  const reasons: (Reason | undefined)[] = [
    isBroken
      ? createReason('brokenFrom', 15, 'No valid sender', 'The email has no valid sender address.', [
          markAll('from', shown),
        ])
      : undefined,
    imitatesDomain(host, ownDomain)
      ? createReason(
          'likeYou',
          25,
          'Looks like your domain',
          `${domain} is made to look like ${ownDomain}. They have different owners.`,
          [markWord('from.address', from, host?.label ?? domain)],
        )
      : undefined,
    nameSpoof(senders),
    brandName(senders),
    ...domainSigns(senders),
    findDisguise(senders),
    replyToSignal(senders, context),
    returnPathSignal(senders, context),
  ];
  return reasons.filter((one) => one !== undefined);
}

function findDisguise({ shown, subject }: Senders): Reason | undefined {
  const isDisguised = (text: string) =>
    INVISIBLE_CHARACTERS.test(text) || text.split(/\s+/).some(isMixedScript);
  const marks = [
    ...(isDisguised(shown) ? [markAll('from', shown)] : []),
    ...(isDisguised(subject) ? [markAll('subject', subject)] : []),
  ];
  return marks.length > 0
    ? createReason(
        'disguised',
        20,
        'Disguised letters',
        'Invisible characters or letters of another alphabet are inside the words to get past filters.',
        marks,
      )
    : undefined;
}

/** A display name that contains another address or the reader's own firm. */
function nameSpoof({ shown: written, from, domain, ownDomain }: Senders): Reason | undefined {
  const shown = removeInvisible(written);
  const mentioned = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/.exec(shown);
  if (mentioned && shown !== from && getRegisteredDomain(mentioned[0]) !== domain)
    return createReason(
      'nameSpoof',
      getRegisteredDomain(mentioned[0]) === ownDomain ? 30 : 20,
      'The name doesn’t match the address',
      `The name says ${mentioned[0]}, but the email is from ${from}.`,
      [markWord('from', written, mentioned[0]) ?? markAll('from', written)],
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
    return createReason(
      'nameSpoof',
      20,
      'The name doesn’t match the address',
      `The name says it’s your company. The address belongs to ${domain}, not to ${ownDomain}.`,
      [markAll('from', written)],
    );
  return undefined;
}

function brandName(senders: Senders): Reason | undefined {
  const named = findBrandInName(senders);
  if (!named || mailingServices.has(senders.domain) || isOtherBrand(senders) || isAbout(senders, named))
    return undefined;
  return createReason(
    'brandName',
    25,
    'A known brand with a different address',
    `It says ${named.brand}, but the address belongs to ${senders.domain}.`,
    [markWord('from', senders.shown, named.word) ?? markAll('from', senders.shown)],
  );
}

/** Known firms mention each other, such as a bank and its payment service. */
const isOtherBrand = ({ host, domain }: Senders) =>
  host !== undefined && isBrandOwned(host) && !freeMailDomains.has(domain);

/** A sender that also gives its own name writes about something of that name. */
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

/** Signals of the sender's domain, scored like the host of a link; at most two. */
function domainSigns({ host, from, domain }: Senders): Reason[] {
  if (!host || freeMailDomains.has(domain) || mailingServices.has(domain)) return [];
  const at = from.lastIndexOf('@') + 1;
  return scoreAddress(host)
    .findings.filter(({ id, points }) => OF_HOSTS.test(id) && (id !== 'credential' || points > 6))
    .slice(0, 2)
    .map(({ id, points, message, spans }) =>
      createReason(
        `from.${id}`,
        id === 'ending' ? 15 : points,
        findingTitle(id),
        message,
        spans.map(({ start, end }) => ({
          at: 'from.address',
          start: start - 8 + at,
          end: Math.min(from.length, end - 8 + at),
        })),
      ),
    );
}

/** Signal of the receiving server's results. `trusted`: the server named by the reader, or empty. */
export function authenticationSignal(
  papers: readonly AuthenticationResults[],
  domain: string,
  trusted: string,
  isList: boolean,
): Reason | undefined {
  const evaluation = evaluateAuthentication(papers, domain, trusted);
  if (!evaluation.known) return undefined;
  const { top, isTrusted, aligned, strange, failed, isFailed } = evaluation;
  const marks = [markAll('papers', formatAuthenticationResults(top))];
  const methods = [...new Set(failed.map(({ method }) => method.toUpperCase()))].join(' and ');
  if (isFailed && isList && strange.length > 0)
    return createReason(
      'papers',
      10,
      'Changed in transit',
      `${methods} failed, which also happens to honest email from mailing lists.`,
      marks,
    );
  if (isFailed)
    return createReason(
      'papers',
      new Set(methods.split(' and ')).size > 2 ? 40 : 25,
      'Failed authentication',
      `The receiving server checked ${methods}. The check failed for ${domain || 'the name it shows'}.`,
      marks,
    );
  if (aligned.length > 0)
    return isTrusted
      ? undefined
      : createReason(
          'unproven',
          0,
          'Claims to have passed authentication',
          `${top.checker || 'A server'} wrote that it passed. That counts only if it’s your own email service.`,
          marks,
        );
  if (strange.length > 0)
    return createReason(
      'papers',
      isList ? 0 : 15,
      'Authenticated for a different domain',
      `It passed for ${strange[0]?.domain}, which isn’t ${domain}. Nothing confirms the sender you see.`,
      marks,
    );
  return createReason(
    'papers',
    15,
    'No authentication',
    'SPF, DKIM and DMARC don’t confirm the sender.',
    marks,
  );
}
