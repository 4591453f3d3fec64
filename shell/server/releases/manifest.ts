import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import {
  array,
  boolean,
  defaulted,
  type Infer,
  literal,
  number,
  object,
  optional,
  record,
  refine,
  type Struct,
  string,
  union,
} from 'superstruct';

/** What a build of a remote says of itself: its pages, and the hash of every file it may serve or run. */
export const ReleaseManifest = object({
  name: string(),
  version: string(),
  /** The registry sequence it was first published under. */
  sequence: number(),
  /** Path prefixes answered with a friendly 503 while the remote was never loaded. */
  areas: array(string()),
  pages: array(
    object({
      path: string(),
      expose: string(),
      layout: optional(string()),
      queryKeys: optional(array(string())),
      frame: optional(union([literal('bare'), literal('landing'), literal('workbench'), literal('sealed')])),
      isPrivate: optional(boolean()),
      // Releases made before pages had names go on serving.
      label: optional(string()),
      group: optional(string()),
      isListed: optional(boolean()),
      entries: optional(array(object({ slug: string(), label: string(), isListed: optional(boolean()) }))),
    }),
  ),
  /** Entry and, per exposed page, the chunks to fetch with it and those it may ask for later; paths below the release's folder. */
  web: object({
    entry: string(),
    chunks: record(string(), array(string())),
    lazy: record(string(), array(string())),
    /** Exposed page to slug to the chunks that bring the words of that one page; in no other list. */
    content: defaulted(record(string(), record(string(), array(string()))), () => ({})),
  }),
  node: object({ entry: string() }),
  /** Module to version range that the shell must provide. */
  shares: record(string(), string()),
  /** Door of the kit to the names the release imports through it. Releases made before this was written down need what they needed. */
  kit: defaulted(record(string(), array(string())), () => ({})),
  /** Path to `sha384-…`. */
  files: record(string(), string()),
});
export type ReleaseManifest = Infer<typeof ReleaseManifest>;

/** Which release of a remote is live. A lower sequence than one already seen is a replay and refused. */
export const RegistryEntry = object({
  name: string(),
  version: string(),
  sequence: number(),
  reason: union([literal('release'), literal('rollback')]),
  /** `sha384-…` of the release's manifest file. */
  manifest: string(),
  areas: array(string()),
  publishedAt: string(),
  /** From then on no shell accepts it that has not done so before. Entries made before this was written down have none. */
  expiresAt: optional(refine(string(), 'time', (text) => Date.parse(text) > 0)),
});
export type RegistryEntry = Infer<typeof RegistryEntry>;

/** A JSON text with its Ed25519 signature, base64. */
export const Signed = object({ body: string(), signature: string() });
export type Signed = Infer<typeof Signed>;

export const Registry = object({ remotes: record(string(), Signed) });

export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads public keys out of `RELEASE_PUBLIC_KEYS`: base64 of the DER form, separated by commas. */
export const readPublicKeys = (text: string): KeyObject[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((key) => createPublicKey({ key: Buffer.from(key.trim(), 'base64'), format: 'der', type: 'spki' }));

/** The signed content, or an error if no key made the signature or the content has another shape. */
export function verifySigned<T>(signed: unknown, struct: Struct<T, unknown>, keys: KeyObject[]): T {
  const { body, signature } = Signed.create(signed);
  const isGenuine = keys.some((key) =>
    verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64')),
  );
  if (!isGenuine) throw new Error('signature does not match any known key');
  return struct.create(JSON.parse(body));
}
