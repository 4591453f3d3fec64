import { runWritingChaos } from '../../chaos/runWritingChaos';
import { expect, killableSiteTest as test } from '../../killableSiteTest';

test('nothing that is written is lost, and nothing published unasked, whatever breaks meanwhile', async ({
  ownSite,
  browser,
}) => {
  const isLong = Boolean(process.env.LONG);
  test.setTimeout(isLong ? 1_800_000 : 120_000);
  const options = { seed: 3, rounds: isLong ? 30 : 1, say: () => undefined };
  const figures = await runWritingChaos(ownSite, browser, options);
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures.faults).toEqual([]);
});
