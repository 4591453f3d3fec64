import { runBookingChaos } from '../../chaos/runBookingChaos';
import { runChaos } from '../../chaos/runChaos';
import { expect, test } from '../../test';

const isLong = Boolean(process.env.LONG);

test('every acknowledged enquiry is there once, and mailed, though API and database were killed', async () => {
  const [count, kills] = isLong ? [600, 30] : [40, 2];
  const figures = await runChaos({ seed: 3, count, kills, say: () => undefined });
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures).toMatchObject({
    acknowledged: count,
    kills,
    lost: 0,
    doubled: 0,
    mailsMissing: 0,
    leftovers: 0,
  });
  expect(figures.mailsExtra).toBeLessThanOrEqual(kills);
});

test('of many bookings none is lost and no time is held twice, though API and database were killed', async () => {
  const [count, kills] = isLong ? [200, 4] : [60, 2];
  const figures = await runBookingChaos({ seed: 5, count, kills, say: () => undefined });
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures).toMatchObject({ unknown: 0, kills, lost: [], doubled: 0, loose: 0, leftovers: 0 });
  expect(figures.acknowledged).toBe(count * 0.75);
  expect(figures.refused).toBe(count * 0.25);
});
