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
  /** The same seed does the same things in the same order; what they meet is up to the machine. */
  seed: number;
  rounds: number;
  say: (line: string) => void;
}

export interface EditingFigures {
  seed: number;
  rounds: number;
  /** How often each thing happened. */
  happened: Partial<Record<Fault, number>>;
  /** Words that the author typed, and those that something asked in between cut short. */
  typed: number;
  interrupted: number;
  /** Words that the colleague saved. */
  theirs: number;
  merges: number;
  signIns: number;
  reopenings: number;
  /** What was lost or published unasked, a line each. */
  failures: string[];
  seconds: number;
}

/**
 * Writes a published post in a browser while the network drops, API and database are killed, the session ends, the tab
 * crashes and a colleague saves, two of these at a time. After each round every word older than two seconds must be in
 * the working copy, or have been shown to choose from; and what visitors read must be as it was.
 */
export async function runEditingChaos(
  site: Site,
  browser: Browser,
  { seed, rounds, say }: EditingOptions,
): Promise<EditingFigures> {
  const began = Date.now();
  const random = seededRandom(seed);
  const colleague = await SecondEditor.signIn(site);
  const post = await colleague.publish(examplePostDraft({ slug: SLUG }));
  const shown = await readPublic(site);
  const writer = await PostEditor.start(browser, site, random);
  const faults = createFaults(site, writer, colleague, random);
  const happened: EditingFigures['happened'] = {};
  const failures: string[] = [];
  await writer.open(post.id);
  for (const [index, plan] of planOf(rounds, random).entries()) {
    for (const name of plan) happened[name] = (happened[name] ?? 0) + 1;
    const name = `round ${index + 1}, ${plan.join(' and ')}`;
    try {
      await goThrough(plan, { writer, faults, random, id: post.id });
      const now = await colleague.read();
      writer.expectAll('markdown', now.draft.markdown, 'the working copy');
      writer.expectAll('summary', now.draft.summary, 'the working copy');
      const isSame = isDeepStrictEqual(now.published, post.published);
      if (!isSame || !isDeepStrictEqual(await readPublic(site), shown))
        throw new Error('something was published unasked');
      writer.startRound(false);
      say(name);
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`);
      say(`${name}: ${(error as Error).message}\n${site.output().slice(-1500)}`);
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
    happened,
    ...writer.figures,
    theirs: colleague.saves,
    failures,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

const SLUG = 'a-week-of-mishaps';

/** The post as visitors get it. */
const readPublic = (site: Site): Promise<unknown> =>
  until(async () => {
    const answer = await fetch(`${site.url}/api/blog/posts/${SLUG}`);
    return answer.ok ? answer.json() : undefined;
  }, 'visitors cannot read the post');

/** What happens in each round: everything once in the first three, then whatever the seed decides. */
function planOf(rounds: number, random: () => number): Fault[][] {
  const any = () => FAULTS[Math.floor(random() * FAULTS.length)] as Fault;
  const first: Fault[][] = [
    ['network', 'colleague'],
    ['api', 'crash'],
    ['database', 'session'],
  ];
  return Array.from({ length: rounds }, (_, index) => first[index] ?? [...new Set([any(), any()])]);
}

/** Types, lets it happen, types on where there is still a tab, ends it, and waits until all is saved. */
async function goThrough(plan: Fault[], { writer, faults, random, id }: Round): Promise<void> {
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
