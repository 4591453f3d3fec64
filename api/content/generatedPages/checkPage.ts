import type { PageCheckSettings } from '../../settings/contract';
import type { LandingDraft, UnfinishedBlock } from '../landingPages/contract';
import { extractTexts } from '../landingPages/landingTexts';
import type { LocationText } from '../locations/contract';
import { findClaims, splitPassages } from '../markdown/findClaims';
import { splitSentences } from '../markdown/splitSentences';
import { plainText, readingGrade } from '../markdown/textMeasures';
import type { PageCheck, PageCheckName } from './contract';
import { countUniqueWords } from './uniqueWords';

/** A generated page, with what its checks need to know. */
export interface CheckedPage {
  draft: LandingDraft;
  /** Variables without a value, and error messages of the template. */
  missing: readonly string[];
  errors: readonly string[];
  /** Why its URL cannot be used; else empty. */
  addressProblem: string;
  /** Why it cannot be published, such as a description that is too long. */
  contentProblems: readonly string[];
  /** The facts of its place that have a source and a date. */
  facts: LocationText['facts'];
  /** The published texts of its place, and its name. */
  local?: { name: string; texts: readonly string[] };
  /** Paths of published case studies. */
  caseStudies: ReadonlySet<string>;
  /** The texts of the template, with variables. */
  templateTexts: readonly string[];
  /** The page with the most similar text, and how similar it is from 0 to 1. */
  nearest?: { path: string; share: number };
}

type Result = Omit<PageCheck, 'check'>;

/** Checks a generated page against the thresholds of the settings. */
export function checkPage(page: CheckedPage, limits: PageCheckSettings): PageCheck[] {
  const results: [PageCheckName, Result][] = [
    ['variables', checkVariables(page)],
    ['address', atMostNone(page.addressProblem ? [page.addressProblem] : [], 'The URL is free.')],
    ['content', atMostNone(page.contentProblems, 'All required fields are filled in.')],
    ['similarity', checkSimilarity(page, limits)],
    ['facts', checkFacts(page, limits)],
    ['words', checkWords(page, limits)],
    ['evidence', checkEvidence(page)],
    ['claims', checkClaims(page)],
    ['grade', checkGrade(page, limits)],
  ];
  return results.map(([check, result]) => ({ check, ...result }));
}

const checkVariables = ({ missing, errors }: CheckedPage): Result =>
  atMostNone([...missing.map((name) => `No value for ${name}.`), ...errors], 'All variables have values.');

/** A result that is passed without problems. It names the first. */
function atMostNone(problems: readonly string[], good: string): Result {
  const [first = good] = problems;
  const rest = problems.length - 1;
  const message = rest > 0 ? `${first} There ${rest === 1 ? 'is 1 more' : `are ${rest} more`}.` : first;
  return { isPassed: !problems.length, figure: problems.length, threshold: 0, message };
}

function checkSimilarity({ nearest }: CheckedPage, { maxSimilarity }: PageCheckSettings): Result {
  // Rounded down, so that the figure never reaches a threshold that the page is below.
  const figure = Math.floor((nearest?.share ?? 0) * 100);
  return {
    isPassed: figure < maxSimilarity,
    figure,
    threshold: maxSimilarity,
    message: nearest
      ? `${figure}% of the text is the same as on ${nearest.path}. Less than ${maxSimilarity}% is required.`
      : 'There is no other page to compare with.',
  };
}

function checkFacts({ draft, facts }: CheckedPage, { minFacts }: PageCheckSettings): Result {
  const passages = blockTexts(draft.blocks).flatMap(splitPassages).map(normalize);
  const shown = facts.filter((fact) => showsFact(passages, fact)).length;
  return atLeast(
    shown,
    minFacts,
    (count) => `${count} ${count === 1 ? 'local fact' : 'local facts'} with source and date`,
  );
}

/** Whether one of the normalized passages has a fact with its source, by name or URL, and its date. */
function showsFact(
  passages: readonly string[],
  { text, source, asOf }: LocationText['facts'][number],
): boolean {
  const [fact, name, url, date] = [text, source.name, source.url, asOf].map(normalize) as [
    string,
    string,
    string,
    string,
  ];
  return passages.some(
    (says) => (says.includes(name) || says.includes(url)) && says.includes(fact) && says.includes(date),
  );
}

function checkWords({ draft, templateTexts }: CheckedPage, { minOwnWords }: PageCheckSettings): Result {
  const own = countUniqueWords(extractTexts(draft), templateTexts);
  return atLeast(
    own,
    minOwnWords,
    (count) => `${count} ${count === 1 ? 'word' : 'words'} that the template doesn’t contain`,
  );
}

function checkEvidence({ draft, local, caseStudies }: CheckedPage): Result {
  const texts = blockTexts(draft.blocks);
  const links = texts.flatMap((text) =>
    [...text.matchAll(/\]\((\/case-studies\/[^)\s]+)/g)].map(([, to = '']) => to),
  );
  const paths = draft.blocks.flatMap((block) =>
    block.kind === 'proof' ? block.items.map(({ to }) => to) : [],
  );
  const cases = new Set([...links, ...paths].filter((path) => caseStudies.has(path))).size;
  const visible = normalize(texts.join(' '));
  const sentences = local
    ? localSentences(local).filter((sentence) => visible.includes(normalize(sentence)))
    : [];
  const figure = cases + sentences.length;
  return {
    isPassed: figure >= 1,
    figure,
    threshold: 1,
    message: figure
      ? `${cases} linked ${cases === 1 ? 'case study' : 'case studies'} and ${sentences.length} published ${sentences.length === 1 ? 'sentence' : 'sentences'} about ${local?.name ?? 'the place'}.`
      : `No linked case study, and no published sentence about ${local?.name ?? 'a place'}. At least one is required.`,
  };
}

/** Sentences of the published service area that name it and are long enough to say something. */
function localSentences({ name, texts }: NonNullable<CheckedPage['local']>): string[] {
  return texts
    .flatMap((text) => splitSentences(text).map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.includes(name) && sentence.split(/\s+/).length >= MIN_SENTENCE_WORDS);
}

const MIN_SENTENCE_WORDS = 8;

/** “Most” is too common to be a claim by itself; posts only get a warning for it. */
const checkClaims = ({ draft }: CheckedPage): Result =>
  atMostNone(
    blockTexts(draft.blocks)
      .flatMap(findClaims)
      .filter(({ sentence, why }) => why !== 'a superlative' || !/\bmost\b/i.test(sentence))
      .map(({ sentence, why }) => `“${sentence.slice(0, 200)}” contains ${why} without a source.`),
    'No claim without a source.',
  );

function checkGrade({ draft }: CheckedPage, { maxGrade }: PageCheckSettings): Result {
  const figure = readingGrade(extractTexts(draft).join('\n\n'));
  return {
    isPassed: figure <= maxGrade,
    figure,
    threshold: maxGrade,
    message: `Reading grade ${figure}. At most ${maxGrade} is allowed.`,
  };
}

function atLeast(figure: number, threshold: number, name: (count: number) => string): Result {
  const isPassed = figure >= threshold;
  return { isPassed, figure, threshold, message: `${name(figure)}. At least ${threshold} required.` };
}

/** The texts of blocks one by one, with their Markdown. */
const blockTexts = (blocks: readonly UnfinishedBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'text' ? [block.title, block.markdown] : extractTexts({ blocks: [block] }),
  );

/** A text without signs of Markdown, in one line. */
const normalize = (text: string): string =>
  text
    .replace(/%28/g, '(')
    .replace(/%29/g, ')')
    .replace(/[\\*_`~|[\]<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The visible text of a page without Markdown, as texts are compared. */
export const comparedText = (draft: LandingDraft): string => plainText(extractTexts(draft).join('\n\n'));
