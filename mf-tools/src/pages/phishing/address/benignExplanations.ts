import { homeNames, namedByMachine, shorteners, tenantServices } from '../lists/hosts';
import { mailingServices, wellKnown } from '../lists/wellKnown';
import { isBrandOwned } from './brandImpersonation';
import { isOnFreeHost } from './freeHost';
import { isWrapper, redirectsToItself } from './nestedAddress';
import { type Address, OWN_NETWORK } from './parseAddress';

const SPELLING = ['figures', 'hyphens', 'length', 'unspeakable'];
const PASSING_ON = ['redirect', 'nested'];

/** What sign-in services write beside the place they send people back to. */
const SIGN_ON = /[?&](client_id|samlrequest|wtrealm|wctx|openid\.[a-z_.]+|relaystate)=/i;
/** Where one leaves a list: such links name who leaves. */
const LEAVING = /unsubscri|opt-?out|(e-?mail|communication|subscription)?-?preferences?|abmeld/i;

/** Endings that are given to schools, offices and hospitals alone. */
const KEPT_ENDING =
  /(^|\.)(edu|ac\.[a-z]{2}|edu\.[a-z]{2}|gov|mil|int|nhs\.uk|sch\.uk|(gov|gob|gouv|gub|govt|go|gc)\.[a-z]{2})$/;
const KNOWN = [wellKnown, mailingServices, tenantServices];
/** Through it, members of a university read others' sites: `www-publisher-com.ezproxy.school.edu`. */
const LIBRARY_DOOR = /^(lib|ez)?-?(proxy|ezp)/;

/** Every honest explanation that we know, and the signs that say nothing where it holds. */
const EXPLANATIONS: readonly {
  holds: (address: Address, isJudgedThere: boolean) => boolean;
  signs: readonly string[];
}[] = [
  { holds: (_, isJudgedThere) => isJudgedThere, signs: ['nested'] },
  { holds: redirectsToItself, signs: PASSING_ON },
  {
    holds: (address, isJudgedThere) => isJudgedThere && SIGN_ON.test(address.query),
    signs: PASSING_ON,
  },
  { holds: ({ asciiHost }) => namedByMachine.test(asciiHost), signs: SPELLING },
  { holds: ({ asciiHost }) => homeNames.test(asciiHost), signs: ['port', 'ending'] },
  { holds: ({ asciiHost }) => asciiHost.endsWith('.sharepoint.com'), signs: ['victim'] },
  { holds: ({ path, host }) => LEAVING.test(path) || LEAVING.test(host), signs: ['victim'] },
  {
    holds: (address) => isNamed(mailingServices, address),
    signs: [...SPELLING, ...PASSING_ON, 'victim', 'depth', 'ending', 'brandInPath', 'credentialPage'],
  },
  {
    holds: (address) => isNamed(wellKnown, address),
    signs: [
      ...SPELLING,
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
    signs: [...SPELLING, 'depth', 'ending', 'victim'],
  },
  {
    holds: ({ suffix }) => KEPT_ENDING.test(suffix),
    signs: [...SPELLING, 'depth', 'credential', 'credentialPage', 'lookalike', 'likeness'],
  },
  {
    holds: ({ suffix, subdomains }) =>
      KEPT_ENDING.test(suffix) && subdomains.some((one) => LIBRARY_DOOR.test(one)),
    signs: ['brand', 'fakeEnding', 'office'],
  },
  // What hides where it leads, and names that people know: their own links are as odd as anything.
  {
    holds: (address) =>
      isNamed(shorteners, address) ||
      namedByMachine.test(address.asciiHost) ||
      isWrapper(address) ||
      OWN_NETWORK.test(address.host) ||
      (!isOnFreeHost(address) && (isBrandOwned(address) || KNOWN.some((names) => isNamed(names, address)))),
    signs: ['likeness'],
  },
];

const isNamed = (names: ReadonlySet<string>, { registered }: Address) => names.has(registered);

/** Whether a sign has an honest explanation in this address, and is none for that. */
export function benignExplanations(address: Address, isJudgedThere: boolean): (id: string) => boolean {
  const idle = new Set(
    EXPLANATIONS.flatMap(({ holds, signs }) => (holds(address, isJudgedThere) ? signs : [])),
  );
  return (id) => idle.has(id);
}
