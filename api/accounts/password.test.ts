import { hashAtLowestCost, hashPassword, isPassword } from './password';

const password = 'a kettle hums at seven';

test('a password is hashed with Argon2id at 19 MiB and two passes, as OWASP asks at least', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password}!`, hash)).toBe(false);
  expect(await isPassword(password, undefined)).toBe(false);
});

test('at the lowest cost, which tests ask for, a password still has to be the right one', async () => {
  await hashAtLowestCost();
  const hash = await hashPassword(password);
  expect(hash).not.toContain('m=19456');
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(`${password}!`, hash)).toBe(false);
});
