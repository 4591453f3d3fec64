import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreationOptions, PasskeyDraft } from '../identity/account/contract';
import type { PasskeyAssertion, PasskeyRequestOptions } from '../identity/session/contract';

interface CeremonyOptions {
  /** The origin that the browser reports. */
  origin?: string;
  /** Whether it verified its user. */
  isVerified?: boolean;
  counter?: number;
}

/** A software authenticator with one passkey; responses are as a browser returns them (WebAuthn Level 3, ES256). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;
  private userId = '';
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    this.publicKey = publicKey;
  }

  create(offer: PasskeyCreationOptions, options: CeremonyOptions = {}): PasskeyDraft['passkey'] {
    this.userId = offer.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, left],
        [-3, right],
      ]),
    );
    const head = this.authenticatorData(offer.rp.id, 0x40, options);
    const authData = Buffer.concat([head, Buffer.alloc(16), length, id, cose]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.head(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', offer.challenge, options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(
    { challenge, rpId }: Pick<PasskeyRequestOptions, 'challenge' | 'rpId'>,
    options: CeremonyOptions = {},
  ): PasskeyAssertion {
    this.counter += 1;
    const authData = this.authenticatorData(rpId, 0, { counter: this.counter, ...options });
    const clientData = this.clientData('webauthn.get', challenge, options);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      ...this.head(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.key).toString('base64url'),
        ...(this.userId && { userHandle: this.userId }),
      },
    };
  }

  private head() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: CeremonyOptions): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(
    rpId: string,
    more: number,
    { isVerified = true, counter = 0 }: CeremonyOptions,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more]),
      count,
    ]);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Encodes the part of CBOR (RFC 8949) that an authenticator uses. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)].flatMap((entry) => entry.map(cbor));
  return Buffer.concat([head(5, entries.length / 2), ...entries]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
