import { createHash } from 'node:crypto';
import { type Goal, type VariantName, variantNames } from './contract';

/** What is counted of a published page, and between what it is compared. */
export interface PageTest {
  goal: Goal;
  /** Names the very words: with others everything is counted from the beginning. */
  run: string;
  /** The page itself first. */
  variants: VariantName[];
}

/** As much of a page as is compared. */
interface Tested extends Faces<unknown> {
  _id: string;
  goal?: Goal;
}

interface Faces<Block> {
  blocks: Block[];
  variants?: { blocks: Block[] }[];
}

/** Nothing for a page without a goal. */
export function testOf(page: Tested): PageTest | undefined {
  const { goal, variants = [] } = page;
  if (!goal) return undefined;
  return { goal, run: runOf(page), variants: variantNames.slice(0, variants.length + 1) };
}

/** The blocks that a variant of a page shows; those of the page itself where there is no such variant. */
export function blocksOf<Block>({ blocks, variants = [] }: Faces<Block>, name: VariantName = 'a'): Block[] {
  return variants[variantNames.indexOf(name) - 1]?.blocks ?? blocks;
}

const known = new WeakMap<Tested, string>();

function runOf(page: Tested): string {
  const { _id, goal, blocks, variants = [] } = page;
  const run = known.get(page) ?? nameOf({ _id, goal, blocks, variants });
  known.set(page, run);
  return run;
}

const nameOf = (words: object) =>
  createHash('sha256').update(JSON.stringify(words, inOneOrder)).digest('base64url').slice(0, 22);

/** The same words are the same run, in whatever order their parts are stored. */
const inOneOrder = (_: string, part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;
