import { idempotencyKeys } from './idempotencyKeys';

test('the same content keeps its key until it was acknowledged', () => {
  const { keyFor, acknowledged } = idempotencyKeys();
  const first = keyFor({ name: 'Dana' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ name: 'Dana' })).toBe(first);
  acknowledged();
  expect(keyFor({ name: 'Dana' })).not.toBe(first);
});

test('an edit makes a new attempt', () => {
  const { keyFor } = idempotencyKeys();
  const first = keyFor({ name: 'Dana' });
  expect(keyFor({ name: 'Dana O.' })).not.toBe(first);
});
