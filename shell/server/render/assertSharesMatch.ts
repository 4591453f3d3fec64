import type { ReleaseManifest } from '../releases/manifest';

/** The modules that the shell provides to remotes. */
export interface SharedModules {
  /** Exact versions by module. */
  versions: Record<string, string>;
  /** Exported names by module. */
  names: Record<string, string[]>;
}

/** Throws when a release needs something that this shell does not provide. */
export function assertSharesMatch(
  { shares, kit }: Pick<ReleaseManifest, 'shares' | 'kit'>,
  { versions, names }: SharedModules,
) {
  for (const [share, range] of Object.entries(shares)) {
    const provided = versions[share];
    if (!provided || provided.split('.')[0] !== range.replace(/^\^/, '').split('.')[0])
      throw new Error(`needs ${share} ${range}, this shell has ${provided ?? 'none'}`);
  }
  for (const [entryPoint, imported] of Object.entries(kit)) {
    const missing = imported.filter((name) => !names[entryPoint]?.includes(name));
    if (missing.length)
      throw new Error(`needs ${missing.join(', ')} of ${entryPoint}, which this shell lacks`);
  }
}
