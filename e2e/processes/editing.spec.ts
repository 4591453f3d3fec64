import { isLong } from '../fixtures/isLong';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { runEditingChaos } from '../tools/chaos/runEditingChaos';

test('nothing that is written is lost, and nothing published unasked, whatever breaks meanwhile', async ({
  ownSite,
  browser,
}) => {
  test.setTimeout(isLong ? 1_800_000 : 120_000);
  const options = { seed: 3, rounds: isLong ? 30 : 1, say: () => undefined };
  const figures = await runEditingChaos(ownSite, browser, options);
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures.failures).toEqual([]);
});
