import { runBookingChaos } from '../../chaos/runBookingChaos';
import { runChaos } from '../../chaos/runChaos';
import { expect, test } from '../../test';

test('every acknowledged enquiry is there once, and mailed, though API and database were killed', async () => {
  const kills = 2;
  const figures = await runChaos({ seed: 3, count: 60, kills, say: () => undefined });
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures).toMatchObject({
    acknowledged: 60,
    kills,
    lost: 0,
    doubled: 0,
    mailsMissing: 0,
    leftovers: 0,
  });
  expect(figures.mailsExtra).toBeLessThanOrEqual(kills);
});

test('of 200 bookings none is lost and no time is held twice, though API and database were killed', async () => {
  const kills = 4;
  const figures = await runBookingChaos({ seed: 5, count: 200, kills, say: () => undefined });
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify(figures) });
  expect(figures).toMatchObject({ unknown: 0, kills, lost: [], doubled: 0, loose: 0, leftovers: 0 });
  expect(figures.acknowledged).toBe(150);
  expect(figures.refused).toBe(50);
});
