import { generateKeyPairSync } from 'node:crypto';
import { readEnv } from './env';

test('by default a release has a probation of 60 s and 50 pages, and a page three seconds to render', () => {
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
  const { renderLimitMs, rules } = readEnv({ RELEASE_PUBLIC_KEYS: key.toString('base64') });
  expect(renderLimitMs).toBe(3000);
  expect(rules).toMatchObject({ probationMs: 60_000, probationPages: 50 });
});
