import {
  findEmptyFields,
  type LandingDraft,
  PublishableLanding,
  publishableBlock,
  type UnfinishedBlock,
} from '@site/api/content/landingPages/contract';
import { extractTexts, pathsIn } from '@site/api/content/landingPages/landingTexts';
import { isLandingSlug } from '@site/api/content/landingPages/resolveLandingAddress';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { imageSizeCheck } from '../../workbench/editor/checks/imageSizeCheck';
import {
  countWords,
  lengthCheck,
  readingGrade,
  SEARCH_LIMITS,
} from '../../workbench/editor/checks/textMeasures';
import {
  type Check,
  type CheckResult,
  EMPTY_SITE_INFO,
  type SiteInfo,
} from '../../workbench/editor/definition/EditorDefinition';
import { blockName } from '../../workbench/landingBlocks/blockFields';
import { getLandingPath } from './getLandingPath';

/** The checks before a landing page is published. What the API would reject fails here already. */
export const landingChecks: Check<LandingDraft>[] = [
  { name: 'Required fields', run: checkRequired },
  { name: 'URL', run: (draft, { path }, { pages } = EMPTY_SITE_INFO) => address(draft, path, pages) },
  { name: 'Meta title', run: ({ searchTitle }) => lengthCheck(searchTitle, SEARCH_LIMITS.title) },
  { name: 'Meta description', run: ({ description }) => lengthCheck(description, SEARCH_LIMITS.description) },
  { name: 'Hero', run: opening },
  { name: 'Goal', run: (draft, { published }) => goal(draft, published) },
  { name: 'Call to action', run: answering },
  { name: 'Images', run: checkImages },
  { name: 'Image size', run: (draft, _, site = EMPTY_SITE_INFO) => imageSizeCheck(draft, site) },
  { name: 'Links', run: (draft, _, { pages } = EMPTY_SITE_INFO) => links(draft, pages) },
  { name: 'Reading level', run: reading },
  { name: 'Length', run: extent },
  { name: 'Expiration', run: (draft) => expiry(draft, Date.now()) },
];

/** The paths whose pages the checks need: the page's own and those it links to. */
export const listPathsToCheck = (draft: LandingDraft): string[] =>
  [getLandingPath(draft) ?? '', ...pathsIn(draft).map(bare)].filter(Boolean);

const bare = (path: string) => path.replace(/[?#].*$/, '');

const good = (text: string): CheckResult => ({ state: 'good', message: text });
const warn = (text: string): CheckResult => ({ state: 'warn', message: text });
const refuse = (text: string): CheckResult => ({ state: 'refuse', message: text });

function checkRequired(draft: LandingDraft): CheckResult {
  const judged = completenessCheck(draft, PublishableLanding as AnyStruct<LandingDraft>);
  if (judged.state !== 'good') return judged;
  if (!draft.blocks.length) return refuse('Add at least one block');
  const variants = draft.variants ?? [];
  if (variants.some(({ blocks }) => !blocks.length)) return refuse('A variant has no blocks');
  const all = [draft, ...variants].flatMap(({ blocks }) => blocks);
  const half = all.find((block) => publishableBlock(block).validate(block)[0]);
  if (half) return refuse(`Incomplete: ${blockName(half)}`);
  const bare = all.find((block) => Object.keys(findEmptyFields(block)).length);
  return bare ? refuse(`Empty field in ${blockName(bare)}`) : judged;
}

function address(draft: LandingDraft, own: string | null, pages: SiteInfo['pages']): CheckResult {
  const path = getLandingPath(draft);
  if (!path) return warn('No URL yet');
  if (path !== own && pages.get(path)) return refuse(`${path} is used by another page`);
  if (draft.kind === 'programmatic' && !isLandingSlug(draft.slug))
    return warn('Contains no service, city or industry, so the page is under /landing');
  return good(path);
}

function opening({ blocks, variants = [] }: LandingDraft): CheckResult {
  const counts = [{ blocks }, ...variants].map(
    (one) => one.blocks.filter(({ kind }) => kind === 'hero').length,
  );
  if (Math.max(...counts) > 1) return refuse('Only one hero is allowed');
  return Math.min(...counts)
    ? good('One hero with the heading')
    : warn('No hero: the meta title is the heading');
}

function goal(draft: LandingDraft, published: LandingDraft | null | undefined): CheckResult {
  if (!draft.goal) return draft.variants?.length ? refuse('Choose a goal for the variants') : good('No goal');
  if (!published?.goal) return good('Counting starts when you publish');
  return compared(draft) === compared(published)
    ? good('Counting continues')
    : warn('The page changed: counting starts over when you publish');
}

const compared = ({ goal: own, blocks, variants = [] }: LandingDraft) =>
  JSON.stringify([own, blocks, variants]);

function answering({ blocks }: LandingDraft): CheckResult {
  const ways = blocks.filter(({ kind }) => WAYS.has(kind));
  return ways.length ? good(`${ways.length} found`) : warn('No form, booking or tool block');
}

const WAYS = new Set<UnfinishedBlock['kind']>(['form', 'booking', 'tool']);

function checkImages({ blocks }: LandingDraft): CheckResult {
  const isBare = blocks.some((block) => block.kind === 'text' && /!\[\s*\]\(/.test(block.markdown));
  return isBare ? refuse('Add alt text to every image') : good('All images have alt text');
}

function links(draft: LandingDraft, pages: SiteInfo['pages']): CheckResult {
  if (!pages.size) return good('Not checked yet');
  const dead = pathsIn(draft).filter((path) => pages.get(bare(path)) === false);
  return dead.length ? warn(`No page at ${[...new Set(dead)].join(', ')}`) : good('No broken links');
}

function reading(draft: LandingDraft): CheckResult {
  const grade = readingGrade(extractTexts(draft).join('\n\n'));
  if (!grade) return good('Too short to measure');
  return grade > 10 ? warn(`Grade ${grade}`) : good(`Grade ${grade}`);
}

function extent(draft: LandingDraft): CheckResult {
  const words = countWords(extractTexts(draft).join('\n\n'));
  return words < 150 ? warn(`${words} words, fewer than 150`) : good(`${words} words`);
}

export function expiry({ expireAt, expireTo }: LandingDraft, now: number): CheckResult {
  if (!expireAt) return expireTo ? warn('Set an expiration date for the redirect') : good('Never expires');
  if (Date.parse(expireAt) <= now) return refuse('The date is in the past');
  return expireTo
    ? good(`Then redirects to ${expireTo}`)
    : warn('No redirect: the URL will return 410 (gone)');
}
