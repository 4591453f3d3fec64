import { createHash } from 'node:crypto';
import { type Goal, type VariantName, variantNames } from './contract';

/** The A/B test of a published page. */
export interface PageTest {
  goal: Goal;
  /** Hash of the compared content: changed content starts a new run. */
  run: string;
  /** The page itself comes first. */
  variants: VariantName[];
}

/** The part of a page that is compared. */
interface TestablePage extends VariantBlocks<unknown> {
  _id: string;
  goal?: Goal;
}

interface VariantBlocks<Block> {
  blocks: Block[];
  variants?: { blocks: Block[] }[];
}

/** Undefined for a page without a goal. */
export function getPageTest(page: TestablePage): PageTest | undefined {
  const { goal, variants = [] } = page;
  if (!goal) return undefined;
  return { goal, run: getRunId(page), variants: variantNames.slice(0, variants.length + 1) };
}

/** The blocks of a variant, or of the page itself if there is no such variant. */
export function getVariantBlocks<Block>(
  { blocks, variants = [] }: VariantBlocks<Block>,
  name: VariantName = 'a',
): Block[] {
  return variants[variantNames.indexOf(name) - 1]?.blocks ?? blocks;
}

const runIds = new WeakMap<TestablePage, string>();

function getRunId(page: TestablePage): string {
  const { _id, goal, blocks, variants = [] } = page;
  const run = runIds.get(page) ?? hashContent({ _id, goal, blocks, variants });
  runIds.set(page, run);
  return run;
}

const hashContent = (content: object) =>
  createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('base64url').slice(0, 22);

/** Sorts keys, so that equal content gives the same run in whatever order its fields are stored. */
const sortKeys = (_: string, part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;
