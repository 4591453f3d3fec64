import { generate } from 'otplib';
import { newAppKey, stepOf } from './authenticatorApp';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, SHA-1: of its eight digits an app shows the last six.
test.each([
  [59, '287082', 0x1],
  [1111111109, '081804', 0x23523ec],
  [1111111111, '050471', 0x23523ed],
  [1234567890, '005924', 0x273ef07],
  [2000000000, '279037', 0x3f940aa],
  [20000000000, '353130', 0x27bc86aa],
])('the code at second %d of the standard is %s', async (seconds, code, step) => {
  expect(await stepOf(secret, code, 0, seconds * 1000)).toBe(step);
});

test('the current code and the one before count, no later and no earlier one', async () => {
  const now = 1_111_111_125_000;
  const at = (steps: number) => generate({ secret, epoch: now / 1000 + steps * 30 });
  const found = await Promise.all(
    [-2, -1, 0, 1].map(async (steps) => stepOf(secret, await at(steps), 0, now)),
  );
  const current = Math.floor(now / 30_000);
  expect(found).toEqual([undefined, current - 1, current, undefined]);
});

test('a step that was used, and all before it, are over', async () => {
  const now = 1_111_111_125_000;
  const current = Math.floor(now / 30_000);
  const code = await generate({ secret, epoch: now / 1000 });
  expect(await stepOf(secret, code, current - 1, now)).toBe(current);
  expect(await stepOf(secret, code, current, now)).toBeUndefined();
});

test.each(['', '12345', '1234567', '12345x', '٠١٢٣٤٥', '-12345'])('%j is no code', async (code) => {
  expect(await stepOf(secret, code, 0)).toBeUndefined();
});

test('a key has 160 bits, and its address says whose it is', () => {
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
