import { runWritingChaos } from '../../chaos/runWritingChaos';
import { expect, test } from '../../test';

test('nothing that is written is lost, and nothing published unasked, whatever breaks meanwhile', async () => {
  const figures = await runWritingChaos({ seed: 3, rounds: process.env.LONG ? 30 : 1, say: () => undefined });
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures).toMatchObject({ faults: [], leftovers: 0 });
});
