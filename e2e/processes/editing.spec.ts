import { isLong } from '../fixtures/isLong';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { runEditingChaos } from '../tools/chaos/runEditingChaos';

test('failures while editing lose no text and publish nothing unintentionally', async ({
  ownSite,
  browser,
}) => {
  if (isLong) test.setTimeout(1_800_000);
  const options = { seed: 3, rounds: isLong ? 30 : 1, log: () => undefined };
  const figures = await runEditingChaos(ownSite, browser, options);
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures.failures).toEqual([]);
});
