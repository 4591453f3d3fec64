import { parseArgs } from 'node:util';
import { runWritingChaos } from '../chaos/runWritingChaos';

/**
 * `npm run bench -- chaos [--seed 7] [--rounds 50]`: a post is written while everything around it breaks. Exit code 1
 * when a word was lost or something was published unasked.
 */
export async function bench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { seed: { type: 'string', default: '7' }, rounds: { type: 'string', default: '50' } },
  });
  const { seed, rounds } = values;
  const figures = await runWritingChaos({ seed: Number(seed), rounds: Number(rounds), say: console.log });
  console.log(JSON.stringify(figures, null, 1));
  if (figures.faults.length || figures.leftovers) process.exitCode = 1;
}
