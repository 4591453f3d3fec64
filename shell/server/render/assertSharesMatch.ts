import type { ReleaseManifest } from '../releases/manifest';

/** What remotes take from this shell instead of bringing it along. */
export interface SharedModules {
  /** Module to its exact version. */
  versions: Record<string, string>;
  /** Module to the names it exports. */
  names: Record<string, string[]>;
}

/** Throws when a release takes from the shell what this one does not have. */
export function assertSharesMatch(
  { shares, kit }: Pick<ReleaseManifest, 'shares' | 'kit'>,
  { versions, names }: SharedModules,
) {
  for (const [share, range] of Object.entries(shares)) {
    const held = versions[share];
    if (!held || held.split('.')[0] !== range.replace(/^\^/, '').split('.')[0])
      throw new Error(`needs ${share} ${range}, this shell has ${held ?? 'none'}`);
  }
  for (const [door, wanted] of Object.entries(kit)) {
    const missing = wanted.filter((name) => !names[door]?.includes(name));
    if (missing.length) throw new Error(`needs ${missing.join(', ')} of ${door}, which this shell lacks`);
  }
}
