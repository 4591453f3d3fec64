import { homeNames, namedByMachine, shorteners, tenantServices } from '../lists/hosts';
import { mailingServices, wellKnown } from '../lists/wellKnown';
import { isBrandOwned } from './brandImpersonation';
import { isOnFreeHost } from './freeHost';
import { isWrapper, redirectsToItself } from './nestedAddress';
import { type Address, PRIVATE_NETWORK } from './parseAddress';

const SPELLING_SIGNALS = ['figures', 'hyphens', 'length', 'unspeakable'];
const REDIRECT_SIGNALS = ['redirect', 'nested'];

/** Parameters of sign-in services beside the return URL. */
const SIGN_ON = /[?&](client_id|samlrequest|wtrealm|wctx|openid\.[a-z_.]+|relaystate)=/i;
/** Unsubscribe links, which contain the recipient's address. */
const UNSUBSCRIBE = /unsubscri|opt-?out|(e-?mail|communication|subscription)?-?preferences?|abmeld/i;

/** Suffixes reserved for schools, offices and hospitals. */
const RESERVED_SUFFIX =
  /(^|\.)(edu|ac\.[a-z]{2}|edu\.[a-z]{2}|gov|mil|int|nhs\.uk|sch\.uk|(gov|gob|gouv|gub|govt|go|gc)\.[a-z]{2})$/;
const KNOWN = [wellKnown, mailingServices, tenantServices];
/** University library proxies: `www-publisher-com.ezproxy.school.edu`. */
const LIBRARY_PROXY = /^(lib|ez)?-?(proxy|ezp)/;

/** Benign explanations, and the signals they cancel. */
const EXPLANATIONS: readonly {
  holds: (address: Address, isTargetScored: boolean) => boolean;
  signs: readonly string[];
}[] = [
  { holds: (_, isTargetScored) => isTargetScored, signs: ['nested'] },
  { holds: redirectsToItself, signs: REDIRECT_SIGNALS },
  {
    holds: (address, isTargetScored) => isTargetScored && SIGN_ON.test(address.query),
    signs: REDIRECT_SIGNALS,
  },
  { holds: ({ asciiHost }) => namedByMachine.test(asciiHost), signs: SPELLING_SIGNALS },
  { holds: ({ asciiHost }) => homeNames.test(asciiHost), signs: ['port', 'ending'] },
  { holds: ({ asciiHost }) => asciiHost.endsWith('.sharepoint.com'), signs: ['victim'] },
  { holds: ({ path, host }) => UNSUBSCRIBE.test(path) || UNSUBSCRIBE.test(host), signs: ['victim'] },
  {
    holds: (address) => isNamed(mailingServices, address),
    signs: [
      ...SPELLING_SIGNALS,
      ...REDIRECT_SIGNALS,
      'victim',
      'depth',
      'ending',
      'brandInPath',
      'credentialPage',
    ],
  },
  {
    holds: (address) => isNamed(wellKnown, address),
    signs: [
      ...SPELLING_SIGNALS,
      'victim',
      'depth',
      'ending',
      'lookalike',
      'brandInPath',
      'credential',
      'credentialPage',
    ],
  },
  {
    holds: (address) => isBrandOwned(address) && !isOnFreeHost(address),
    signs: [...SPELLING_SIGNALS, 'depth', 'ending', 'victim'],
  },
  {
    holds: ({ suffix }) => RESERVED_SUFFIX.test(suffix),
    signs: [...SPELLING_SIGNALS, 'depth', 'credential', 'credentialPage', 'lookalike', 'likeness'],
  },
  {
    holds: ({ suffix, subdomains }) =>
      RESERVED_SUFFIX.test(suffix) && subdomains.some((one) => LIBRARY_PROXY.test(one)),
    signs: ['brand', 'fakeEnding', 'office'],
  },
  // Hidden targets and well-known sites, whose own links are unusual.
  {
    holds: (address) =>
      isNamed(shorteners, address) ||
      namedByMachine.test(address.asciiHost) ||
      isWrapper(address) ||
      PRIVATE_NETWORK.test(address.host) ||
      (!isOnFreeHost(address) && (isBrandOwned(address) || KNOWN.some((names) => isNamed(names, address)))),
    signs: ['likeness'],
  },
];

const isNamed = (names: ReadonlySet<string>, { registered }: Address) => names.has(registered);

/** Returns whether a signal has a benign explanation in this URL. */
export function benignExplanations(address: Address, isTargetScored: boolean): (id: string) => boolean {
  const idle = new Set(
    EXPLANATIONS.flatMap(({ holds, signs }) => (holds(address, isTargetScored) ? signs : [])),
  );
  return (id) => idle.has(id);
}
