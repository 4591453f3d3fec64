import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The signing key pair of this machine, created once: the private key as PEM, the public key as the shell reads it. */
export function localKeys(folder: string): { privateKey: string; publicKey: string } {
  const [privatePath, publicPath] = [join(folder, 'release-key.pem'), join(folder, 'release-key.pub')];
  if (!existsSync(privatePath)) {
    const pair = generateKeyPairSync('ed25519');
    mkdirSync(dirname(privatePath), { recursive: true, mode: 0o700 });
    writeFileSync(publicPath, pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
    writeFileSync(privatePath, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return { privateKey: readFileSync(privatePath, 'utf8'), publicKey: readFileSync(publicPath, 'utf8') };
}
