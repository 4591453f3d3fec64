import type { X509Certificate } from 'node:crypto';

/** The signatures that no browser takes any more, by the bytes of their object identifiers. */
const OUTDATED: Record<string, string> = {
  '2a864886f70d010104': 'md5WithRSA',
  '2a864886f70d010105': 'sha1WithRSA',
  '2a8648ce3d0401': 'ecdsaWithSha1',
  '2a8648ce380403': 'dsaWithSha1',
};

/**
 * How a certificate (DER) is signed: a name where the way is outdated, its identifier in hex otherwise. Node 20 does not tell.
 * Reads `SEQUENCE { tbs SEQUENCE, algorithm SEQUENCE { OID … } … }`; the certificate was parsed by OpenSSL before.
 */
function signatureOf(der: Buffer): string {
  const whole = piece(der, 0);
  const signed = piece(der, whole.from);
  const algorithm = piece(der, signed.to);
  const { from, to } = piece(der, algorithm.from);
  const identifier = der.subarray(from, to).toString('hex');
  return OUTDATED[identifier] ?? identifier;
}

function piece(der: Buffer, at: number): { from: number; to: number } {
  const first = der[at + 1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes ? der.readUIntBE(at + 2, Math.min(lengthBytes, 4)) : first;
  const from = at + 2 + lengthBytes;
  return { from, to: from + length };
}

const SHORTEST_RSA = 2048;

/** Why browsers refuse a certificate that OpenSSL takes; nothing where they do not. A root's own signature proves nothing and is passed over. */
export function weaknessOf(certificate: X509Certificate): 'WEAK_KEY' | 'WEAK_SIGNATURE' | undefined {
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_RSA)
    return 'WEAK_KEY';
  const isRoot = certificate.subject === certificate.issuer;
  return !isRoot && /sha1|md5/i.test(signatureOf(certificate.raw)) ? 'WEAK_SIGNATURE' : undefined;
}
