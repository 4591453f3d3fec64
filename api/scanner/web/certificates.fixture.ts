import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  type JsonGeneralName,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

cryptoProvider.set(webcrypto as Crypto);

/**
 * Certificate kinds: `weak` is signed with SHA-1, `short` has an RSA key of 1,024 bits, `gap` lacks the intermediate
 * certificate.
 */
export type Shown =
  | 'good'
  | 'expired'
  | 'soon'
  | 'wrong name'
  | 'untrusted'
  | 'alone'
  | 'weak'
  | 'short'
  | 'gap';

export interface KeyAndChain {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const rsa = (modulusLength: number, hash: string) => ({
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash,
});

interface Authority {
  name: string;
  keys: CryptoKeyPair;
  pem: string;
}

const keysOf = (algorithm: EcKeyGenParams | RsaHashedKeyGenParams) =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<CryptoKeyPair>;

async function authority(name: string, by?: Authority, keys?: CryptoKeyPair): Promise<Authority> {
  const own = keys ?? (await keysOf(EC));
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${name}`,
    issuer: `CN=${by?.name ?? name}`,
    notBefore: new Date(Date.now() - 100 * DAY_MS),
    notAfter: new Date(Date.now() + 3_000 * DAY_MS),
    publicKey: own.publicKey,
    signingKey: (by?.keys ?? own).privateKey,
    signingAlgorithm: own.publicKey.algorithm.name === EC.name ? EC : rsa(2048, 'SHA-256'),
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  return { name, keys: own, pem: certificate.toString('pem') };
}

/** Test certificate authorities and their certificates. */
export async function startAuthorities() {
  const root = await authority("Let's Encrypt of the test");
  const unknownAuthority = await authority('Authority of nobody');
  const between = await authority('Between', root);
  const oldRoot = await authority('Old root', undefined, await keysOf(rsa(2048, 'SHA-1')));
  const ec = await keysOf(EC);
  const short = await keysOf(rsa(1024, 'SHA-256'));

  const issue = async (name: string, shown: Shown): Promise<KeyAndChain> => {
    const by = { untrusted: unknownAuthority, weak: oldRoot, gap: between }[shown as string] ?? root;
    const keys = shown === 'short' ? short : ec;
    const named = shown === 'wrong name' ? 'other.example' : name;
    const names: JsonGeneralName[] = [{ type: 'dns', value: named }];
    const end = { expired: -2, soon: 5 }[shown as string] ?? 60;
    const certificate = await X509CertificateGenerator.create({
      subject: `CN=${named}`,
      issuer: `CN=${shown === 'alone' ? named : by.name}`,
      notBefore: new Date(Date.now() - 30 * DAY_MS),
      notAfter: new Date(Date.now() + end * DAY_MS + DAY_MS / 2),
      publicKey: keys.publicKey,
      signingKey: (shown === 'alone' ? keys : by.keys).privateKey,
      signingAlgorithm: shown === 'weak' ? rsa(2048, 'SHA-1') : EC,
      extensions: [new SubjectAlternativeNameExtension(names)],
    });
    const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
    return { key: PemConverter.encode(pkcs8, 'PRIVATE KEY'), cert: certificate.toString('pem') };
  };
  return { trusted: [root.pem, oldRoot.pem], issue };
}
