import { hashPassword, setHashCost, verifyPassword } from './hashPassword';

const password = 'a kettle hums at seven';

test('by default passwords are hashed with Argon2id at 19 MiB and two passes, the OWASP minimum', async () => {
  // Other tests of this worker have set a cost in the shared module.
  const address = './hashPassword?unset';
  const unset: typeof import('./hashPassword') = await import(address);
  expect(await unset.hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['full', 'm=19456,t=2,p=1'],
  ['lowest', 'm=8,t=1,p=1'],
] as const)(
  'at %s cost a password has to be the right one, and nobody has one that is unknown',
  async (cost, parameters) => {
    setHashCost(cost);
    const hash = await hashPassword(password);
    expect(hash).toContain(`$${parameters}$`);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(`${password}!`, hash)).toBe(false);
    expect(await verifyPassword(password, undefined)).toBe(false);
  },
);
