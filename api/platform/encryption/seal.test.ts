import { parseSealingKeys, seal, unseal } from './seal';

const [one, two] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));
const keys = parseSealingKeys(`1:${one}`);

test('decrypts for the same user, with a different ciphertext each time', () => {
  const sealed = seal(keys, 'a secret', 'member-1');
  expect(unseal(keys, sealed, 'member-1')).toBe('a secret');
  expect(JSON.stringify(sealed)).not.toContain('a secret');
  expect(seal(keys, 'a secret', 'member-1')).not.toEqual(sealed);
});

test("rejects another user's record and changed data", () => {
  const sealed = seal(keys, 'a secret', 'member-1');
  expect(() => unseal(keys, sealed, 'member-2')).toThrow();
  for (const field of ['nonce', 'data'] as const) {
    const bytes = Buffer.from(sealed[field], 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(() => unseal(keys, { ...sealed, [field]: bytes.toString('base64') }, 'member-1')).toThrow();
  }
  const short = Buffer.from(sealed.data, 'base64').subarray(0, 4).toString('base64');
  expect(() => unseal(keys, { ...sealed, data: short }, 'member-1')).toThrow();
});

test('encrypts with the newest key and still decrypts with older ones', () => {
  const sealed = seal(keys, 'a secret', 'member-1');
  const both = parseSealingKeys(`2:${two},1:${one}`);
  expect(unseal(both, sealed, 'member-1')).toBe('a secret');
  expect(seal(both, 'a secret', 'member-1').key).toBe('2');
  expect(() => unseal(parseSealingKeys(`2:${two}`), sealed, 'member-1')).toThrow('version 1');
});
