import { generate } from 'otplib';
import { matchTimeStep, newAppKey } from './authenticatorApp';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, SHA-1: apps show the last six of its eight digits.
test.each([
  [59, '287082', 0x1],
  [1111111109, '081804', 0x23523ec],
  [1111111111, '050471', 0x23523ed],
  [1234567890, '005924', 0x273ef07],
  [2000000000, '279037', 0x3f940aa],
  [20000000000, '353130', 0x27bc86aa],
])('the RFC 6238 code at second %d is %s', async (seconds, code, step) => {
  expect(await matchTimeStep(secret, code, 0, seconds * 1000)).toBe(step);
});

test('only the current and the previous code are accepted', async () => {
  const now = 1_111_111_125_000;
  const at = (steps: number) => generate({ secret, epoch: now / 1000 + steps * 30 });
  const found = await Promise.all(
    [-2, -1, 0, 1].map(async (steps) => matchTimeStep(secret, await at(steps), 0, now)),
  );
  const current = Math.floor(now / 30_000);
  expect(found).toEqual([undefined, current - 1, current, undefined]);
});

test('a used time step and all earlier ones are rejected', async () => {
  const now = 1_111_111_125_000;
  const current = Math.floor(now / 30_000);
  const code = await generate({ secret, epoch: now / 1000 });
  expect(await matchTimeStep(secret, code, current - 1, now)).toBe(current);
  expect(await matchTimeStep(secret, code, current, now)).toBeUndefined();
});

test.each(['', '12345', '1234567', '12345x', '٠١٢٣٤٥', '-12345'])('rejects %j', async (code) => {
  expect(await matchTimeStep(secret, code, 0)).toBeUndefined();
});

test('a key has 160 bits, and its URI names the account', () => {
  const key = newAppKey('Emberline & Co', 'dana@example.com');
  expect(key.secret).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, host, pathname, searchParams } = new URL(key.uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Emberline & Co:dana@example.com',
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret: key.secret, issuer: 'Emberline & Co' });
});
