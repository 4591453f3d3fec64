import type { X509Certificate } from 'node:crypto';

/** Outdated signature algorithms by the hex bytes of their object identifiers. */
const OUTDATED_SIGNATURES: Record<string, string> = {
  '2a864886f70d010104': 'md5WithRSA',
  '2a864886f70d010105': 'sha1WithRSA',
  '2a8648ce3d0401': 'ecdsaWithSha1',
  '2a8648ce380403': 'dsaWithSha1',
};

/**
 * Signature algorithm of a DER certificate: its name if outdated, else its identifier in hex. Node 20 has no API for
 * it. Reads `SEQUENCE { tbs SEQUENCE, algorithm SEQUENCE { OID … } … }` of a certificate already parsed by OpenSSL.
 */
function getSignatureAlgorithm(der: Buffer): string {
  const certificate = readElement(der, 0);
  const signed = readElement(der, certificate.from);
  const algorithm = readElement(der, signed.to);
  const { from, to } = readElement(der, algorithm.from);
  const identifier = der.subarray(from, to).toString('hex');
  return OUTDATED_SIGNATURES[identifier] ?? identifier;
}

function readElement(der: Buffer, at: number): { from: number; to: number } {
  const first = der[at + 1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes ? der.readUIntBE(at + 2, Math.min(lengthBytes, 4)) : first;
  const from = at + 2 + lengthBytes;
  return { from, to: from + length };
}

const MIN_RSA_BITS = 2048;

/** Why browsers reject a certificate that OpenSSL accepts. Ignores the signature of a root, which proves nothing. */
export function findCertificateWeakness(
  certificate: X509Certificate,
): 'WEAK_KEY' | 'WEAK_SIGNATURE' | undefined {
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS)
    return 'WEAK_KEY';
  const isRoot = certificate.subject === certificate.issuer;
  return !isRoot && /sha1|md5/i.test(getSignatureAlgorithm(certificate.raw)) ? 'WEAK_SIGNATURE' : undefined;
}
