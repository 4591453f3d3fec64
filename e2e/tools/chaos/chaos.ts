import { parseArgs } from 'node:util';
import { runEnquiryChaos } from './runEnquiryChaos';
import { runOnOwnSite } from './runOnOwnSite';

/** `npx tsx e2e/tools/chaos/chaos.ts --seed 7 --n 500 --kills 10`: sends enquiries while API and database are killed. Exit code 1 when one was lost. */
async function main() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '7' },
      n: { type: 'string', default: '500' },
      kills: { type: 'string', default: '10' },
    },
  });
  const options = { seed: Number(values.seed), count: Number(values.n), kills: Number(values.kills) };
  const figures = await runOnOwnSite((site) => runEnquiryChaos(site, { ...options, log: console.log }));
  console.log(JSON.stringify(figures, null, 1));
  const { lost, doubled, mailsMissing, mailsExtra, kills, leftovers } = figures;
  if (lost || doubled || mailsMissing || leftovers || mailsExtra > kills) process.exitCode = 1;
}

await main();
