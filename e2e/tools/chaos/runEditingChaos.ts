import { isDeepStrictEqual } from 'node:util';
import type { Browser } from '@playwright/test';
import { examplePostDraft } from '@site/api/content/posts/example';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import { createFaults, FAULTS, type Fault } from './createFaults';
import { PostEditor } from './PostEditor';
import { SecondEditor } from './SecondEditor';
import { seededRandom } from './seededRandom';

export interface EditingOptions {
  /** The same seed injects the same faults in the same order; their timing depends on the machine. */
  seed: number;
  rounds: number;
  log: (line: string) => void;
}

export interface EditingFigures {
  seed: number;
  rounds: number;
  /** How often each fault was injected. */
  injected: Partial<Record<Fault, number>>;
  /** Words that the author typed, and those that a dialog interrupted. */
  typed: number;
  interrupted: number;
  /** Words that the colleague saved. */
  theirs: number;
  merges: number;
  signIns: number;
  reopenings: number;
  /** Lost text and unintended publications, one per line. */
  failures: string[];
  seconds: number;
}

/**
 * Edits a published post in a browser while the network drops, API and database are killed, the session ends, the tab
 * crashes and a colleague saves, two of these at a time. After each round every word older than two seconds must be
 * in the working copy or must have been offered in a conflict, and the public post must be unchanged.
 */
export async function runEditingChaos(
  site: Site,
  browser: Browser,
  { seed, rounds, log }: EditingOptions,
): Promise<EditingFigures> {
  const startedAt = Date.now();
  const random = seededRandom(seed);
  const colleague = await SecondEditor.signIn(site);
  const post = await colleague.publish(examplePostDraft({ slug: SLUG }));
  const publicPost = await readPublic(site);
  const writer = await PostEditor.start(browser, site, random);
  const faults = createFaults(site, writer, colleague, random);
  const injected: EditingFigures['injected'] = {};
  const failures: string[] = [];
  await writer.open(post.id);
  for (const [index, plan] of planOf(rounds, random).entries()) {
    for (const name of plan) injected[name] = (injected[name] ?? 0) + 1;
    const name = `round ${index + 1}, ${plan.join(' and ')}`;
    try {
      await runRound(plan, { writer, faults, random, id: post.id });
      const now = await colleague.read();
      writer.expectAll('markdown', now.draft.markdown, 'the working copy');
      writer.expectAll('summary', now.draft.summary, 'the working copy');
      const isSame = isDeepStrictEqual(now.published, post.published);
      if (!isSame || !isDeepStrictEqual(await readPublic(site), publicPost))
        throw new Error('something was published unintentionally');
      writer.startRound(false);
      log(name);
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`);
      log(`${name}: ${(error as Error).message}\n${site.output().slice(-1500)}`);
      await writer.context.setOffline(false);
      await writer.crash(false);
      writer.startRound(true);
      await writer.open(post.id);
    }
  }
  await writer.context.close();
  await colleague.dispose();
  return {
    seed,
    rounds,
    injected,
    ...writer.figures,
    theirs: colleague.saves,
    failures,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
}

const SLUG = 'a-week-of-faults';

/** The public post. */
const readPublic = (site: Site): Promise<unknown> =>
  until(async () => {
    const response = await fetch(`${site.url}/api/blog/posts/${SLUG}`);
    return response.ok ? response.json() : undefined;
  }, 'visitors cannot read the post');

/** The faults of each round: each fault once in the first three, then random ones. */
function planOf(rounds: number, random: () => number): Fault[][] {
  const any = () => FAULTS[Math.floor(random() * FAULTS.length)] as Fault;
  const first: Fault[][] = [
    ['network', 'colleague'],
    ['api', 'crash'],
    ['database', 'session'],
  ];
  return Array.from({ length: rounds }, (_, index) => first[index] ?? [...new Set([any(), any()])]);
}

/** Types, injects the faults, types if there is still a tab, ends the faults, and waits until everything is saved. */
async function runRound(plan: Fault[], { writer, faults, random, id }: Round): Promise<void> {
  const type = () => writer.type(random() < 0.6 ? 'markdown' : 'summary');
  const ends: (() => Promise<unknown>)[] = [];
  await type();
  for (const name of plan) {
    await pause(random() * 1_500);
    ends.push(await faults[name]());
    await type();
  }
  await pause(random() * 2_000);
  for (const end of ends) await end();
  if (!writer.isOpen) await writer.open(id);
  await writer.settle();
}

interface Round {
  writer: PostEditor;
  faults: ReturnType<typeof createFaults>;
  random: () => number;
  id: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
