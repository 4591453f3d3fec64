import {
  findEmptyFields,
  type LandingDraft,
  PublishableLanding,
  publishableBlock,
  type UnfinishedBlock,
} from '@site/api/content/landingPages/contract';
import { isLandingSlug } from '@site/api/content/landingPages/resolveLandingAddress';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { gradeOf, lengthCheck, SEARCH, wordsIn } from '../../workbench/editor/checks/textMeasures';
import { weightCheck } from '../../workbench/editor/checks/weightCheck';
import {
  type Check,
  type CheckResult,
  type KnownSite,
  UNKNOWN_SITE,
} from '../../workbench/editor/definition/EditorDefinition';
import { blockName } from './blocks/blockFields';
import { landingPathOf } from './landingPathOf';
import { pathsIn, textsIn } from './landingTexts';

/** What is looked at before a landing page goes out. What the API would refuse is refused here already. */
export const landingChecks: Check<LandingDraft>[] = [
  { name: 'Whole', judge: whole },
  { name: 'Address', judge: (draft, { path }, { pages } = UNKNOWN_SITE) => address(draft, path, pages) },
  { name: 'Search title', judge: ({ searchTitle }) => lengthCheck(searchTitle, SEARCH.title) },
  { name: 'Search description', judge: ({ description }) => lengthCheck(description, SEARCH.description) },
  { name: 'Opening', judge: opening },
  { name: 'Goal', judge: (draft, { published }) => goal(draft, published) },
  { name: 'A way to answer', judge: answering },
  { name: 'Pictures', judge: pictures },
  { name: 'Weight', judge: (draft, _, site = UNKNOWN_SITE) => weightCheck(draft, site) },
  { name: 'Links', judge: (draft, _, { pages } = UNKNOWN_SITE) => links(draft, pages) },
  { name: 'Reading level', judge: reading },
  { name: 'Length', judge: extent },
  { name: 'Expiry', judge: (draft) => expiry(draft, Date.now()) },
];

/** The paths at which it matters whether there is a page: its own, and those it leads to. */
export const pathsAsked = (draft: LandingDraft): string[] =>
  [landingPathOf(draft) ?? '', ...pathsIn(draft).map(bare)].filter(Boolean);

const bare = (path: string) => path.replace(/[?#].*$/, '');

const good = (says: string): CheckResult => ({ state: 'good', says });
const warn = (says: string): CheckResult => ({ state: 'warn', says });
const refuse = (says: string): CheckResult => ({ state: 'refuse', says });

function whole(draft: LandingDraft): CheckResult {
  const judged = completenessCheck(draft, PublishableLanding as AnyStruct<LandingDraft>);
  if (judged.state !== 'good') return judged;
  if (!draft.blocks.length) return refuse('there are no blocks yet');
  const variants = draft.variants ?? [];
  if (variants.some(({ blocks }) => !blocks.length)) return refuse('a variant has no blocks yet');
  const all = [draft, ...variants].flatMap(({ blocks }) => blocks);
  const half = all.find((block) => publishableBlock(block).validate(block)[0]);
  if (half) return refuse(`not whole yet: ${blockName(half)}`);
  const bare = all.find((block) => Object.keys(findEmptyFields(block)).length);
  return bare ? refuse(`something is empty: ${blockName(bare)}`) : judged;
}

function address(draft: LandingDraft, own: string | null, pages: KnownSite['pages']): CheckResult {
  const path = landingPathOf(draft);
  if (!path) return warn('none yet');
  if (path !== own && pages.get(path)) return refuse(`${path} is another page`);
  if (draft.kind === 'programmatic' && !isLandingSlug(draft.slug))
    return warn('names no service, place or industry, so it stands below /landing');
  return good(path);
}

function opening({ blocks, variants = [] }: LandingDraft): CheckResult {
  const counts = [{ blocks }, ...variants].map(
    (one) => one.blocks.filter(({ kind }) => kind === 'hero').length,
  );
  if (Math.max(...counts) > 1) return refuse('there may be one');
  return Math.min(...counts) ? good('one, with the heading') : warn('none: the search title is the heading');
}

function goal(draft: LandingDraft, published: LandingDraft | null | undefined): CheckResult {
  if (!draft.goal)
    return draft.variants?.length
      ? refuse('choose what the variants are to bring')
      : good('nothing is counted');
  if (!published?.goal) return good('counted from now on');
  return compared(draft) === compared(published)
    ? good('the count goes on')
    : warn('other words than the public ones: the count begins anew');
}

const compared = ({ goal: own, blocks, variants = [] }: LandingDraft) =>
  JSON.stringify([own, blocks, variants]);

function answering({ blocks }: LandingDraft): CheckResult {
  const ways = blocks.filter(({ kind }) => WAYS.has(kind));
  return ways.length ? good(`${ways.length}`) : warn('no form, no booking, no tool');
}

const WAYS = new Set<UnfinishedBlock['kind']>(['form', 'booking', 'tool']);

function pictures({ blocks }: LandingDraft): CheckResult {
  const isBare = blocks.some((block) => block.kind === 'text' && /!\[\s*\]\(/.test(block.markdown));
  return isBare ? refuse('say what they show') : good('all are described');
}

function links(draft: LandingDraft, pages: KnownSite['pages']): CheckResult {
  if (!pages.size) return good('not looked at');
  const dead = pathsIn(draft).filter((path) => pages.get(bare(path)) === false);
  return dead.length ? warn(`no page at ${[...new Set(dead)].join(', ')}`) : good('all lead to pages');
}

function reading(draft: LandingDraft): CheckResult {
  const grade = gradeOf(textsIn(draft).join('\n\n'));
  if (!grade) return good('too short to tell');
  return grade > 10 ? warn(`grade ${grade}`) : good(`grade ${grade}`);
}

function extent(draft: LandingDraft): CheckResult {
  const words = wordsIn(textsIn(draft).join('\n\n'));
  return words < 150 ? warn(`${words} words, short for a page of its own`) : good(`${words} words`);
}

export function expiry({ expireAt, expireTo }: LandingDraft, now: number): CheckResult {
  if (!expireAt) return expireTo ? warn('it says where to, and not when') : good('never');
  if (Date.parse(expireAt) <= now) return refuse('the moment has passed');
  return expireTo ? good(`then leads to ${expireTo}`) : warn('then it is gone, and leads nowhere');
}
