import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import packet, { type Answer, type DnskeyData, type DsData } from 'dns-packet';

const ECDSA_P256_SHA256 = 13;
const ZONE_KEY = 257;
const FOREVER = { inception: 1_700_000_000, expiration: 4_000_000_000 };
const HEADER_BYTES = 12;

/** Key of a zone that signs record sets (RFC 4034), with its DS record. */
export class Signer {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly dnskey: DnskeyData;

  constructor(readonly zone: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    this.dnskey = { flags: ZONE_KEY, algorithm: ECDSA_P256_SHA256, key };
  }

  get ds(): DsData {
    const wire = wireOf({ type: 'DNSKEY', name: this.zone, ttl: 300, data: this.dnskey });
    const owner = this.zone.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]);
    const rdata = wire.subarray(wire.length - 4 - this.dnskey.key.length);
    const digest = createHash('sha256')
      .update(Buffer.concat([...owner, Buffer.from([0]), rdata]))
      .digest();
    return { keyTag: keyTagOf(rdata), algorithm: ECDSA_P256_SHA256, digestType: 2, digest };
  }

  sign(records: readonly Answer[]): Buffer {
    return sign('sha256', signedBytes(this, records), {
      key: this.#keys.privateKey,
      dsaEncoding: 'ieee-p1363',
    });
  }

  /** Whether a signature was made with this zone's key. */
  holds(records: readonly Answer[], signature: Buffer): boolean {
    const key = { key: this.#keys.publicKey as KeyObject, dsaEncoding: 'ieee-p1363' as const };
    return verify('sha256', signedBytes(this, records), key, signature);
  }
}

function signedBytes({ zone, ds }: Signer, records: readonly Answer[]): Buffer {
  const [first] = records;
  if (!first || !('data' in first)) return Buffer.alloc(0);
  const signature = wireOf({
    type: 'RRSIG',
    name: first.name,
    ttl: 300,
    data: {
      typeCovered: first.type,
      algorithm: ECDSA_P256_SHA256,
      labels: first.name.split('.').length,
      originalTTL: 300,
      ...FOREVER,
      keyTag: ds.keyTag,
      signersName: zone,
      signature: Buffer.alloc(0),
    },
  });
  return Buffer.concat([signature, ...records.map(wireOf).sort(Buffer.compare)]);
}

/** A record in wire format with uncompressed names. */
const wireOf = (record: Answer): Buffer =>
  packet
    .encode({ type: 'response', id: 0, flags: 0, answers: [{ ...record, ttl: 300 } as Answer] })
    .subarray(HEADER_BYTES);

function keyTagOf(rdata: Buffer): number {
  const sum = rdata.reduce((total, byte, at) => total + (at % 2 ? byte : byte << 8), 0);
  return (sum + (sum >> 16)) & 0xffff;
}
