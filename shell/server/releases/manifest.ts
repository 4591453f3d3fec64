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

/** The manifest of a remote's build: its pages, and the hash of every file that may be served or run. */
export const ReleaseManifest = object({
  name: string(),
  version: string(),
  /** The registry sequence under which it was first published. */
  sequence: number(),
  /** Path prefixes that respond with 503 while the remote is not loaded. */
  areas: array(string()),
  pages: array(
    object({
      path: string(),
      expose: string(),
      layout: optional(string()),
      queryKeys: optional(array(string())),
      frame: optional(union([literal('bare'), literal('landing'), literal('workbench'), literal('sealed')])),
      isPrivate: optional(boolean()),
      // Optional for releases from before pages had labels.
      label: optional(string()),
      group: optional(string()),
      isListed: optional(boolean()),
      entries: optional(array(object({ slug: string(), label: string(), isListed: optional(boolean()) }))),
    }),
  ),
  /**
   * The entry and, by exposed page, the chunks to load with it (`chunks`) and those it may load later (`lazy`). Paths
   * are relative to the release folder.
   */
  web: object({
    entry: string(),
    chunks: record(string(), array(string())),
    lazy: record(string(), array(string())),
    /** By exposed page and slug, the chunks with the content of that one page. They are in no other list. */
    content: defaulted(record(string(), record(string(), array(string()))), () => ({})),
  }),
  node: object({ entry: string() }),
  /** Version ranges of the modules that the shell must provide. */
  shares: record(string(), string()),
  /**
   * By entry point of the kit, the names that the release imports from it. Empty for releases from before this was
   * recorded.
   */
  kit: defaulted(record(string(), array(string())), () => ({})),
  /** Hashes (`sha384-…`) by path. */
  files: record(string(), string()),
});
export type ReleaseManifest = Infer<typeof ReleaseManifest>;

/** The live release of a remote. A sequence below one that was already seen is a replay and is rejected. */
export const RegistryEntry = object({
  name: string(),
  version: string(),
  sequence: number(),
  reason: union([literal('release'), literal('rollback')]),
  /** `sha384-…` of the release's manifest file. */
  manifest: string(),
  areas: array(string()),
  publishedAt: string(),
  /** After this time only shells that accepted the entry before still accept it. Older entries have none. */
  expiresAt: optional(refine(string(), 'time', (text) => Date.parse(text) > 0)),
});
export type RegistryEntry = Infer<typeof RegistryEntry>;

/** A JSON string with its Ed25519 signature in base64. */
export const Signed = object({ body: string(), signature: string() });
export type Signed = Infer<typeof Signed>;

export const Registry = object({ remotes: record(string(), Signed) });

export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Parses `RELEASE_PUBLIC_KEYS`: base64 of the DER form, separated by commas. */
export const readPublicKeys = (text: string): KeyObject[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((key) => createPublicKey({ key: Buffer.from(key.trim(), 'base64'), format: 'der', type: 'spki' }));

/** Returns the signed content. Throws if no key matches the signature, or if the content has the wrong shape. */
export function verifySigned<T>(signed: unknown, struct: Struct<T, unknown>, keys: KeyObject[]): T {
  const { body, signature } = Signed.create(signed);
  const isValid = keys.some((key) => verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64')));
  if (!isValid) throw new Error('signature does not match any known key');
  return struct.create(JSON.parse(body));
}
