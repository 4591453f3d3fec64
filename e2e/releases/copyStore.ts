import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localKeys } from '@site/shell/build/releaseStore';
import { newFolder } from '../site';
import { BlogReleases } from './BlogReleases';

export interface OwnStore {
  /** Holds the store, `releases`, and what a shell is told to keep, `data`. */
  folder: string;
  releases: BlogReleases;
  /** What a shell has to be told to live on this store. */
  env: Record<string, string>;
  clean: () => void;
}

/** A copy of a site's release store with its keys, to be damaged at will. */
export function copyStore(dataDir: string): OwnStore {
  const folder = newFolder();
  for (const part of ['releases', 'secrets'])
    cpSync(join(dataDir, part), join(folder, part), { recursive: true });
  const releases = new BlogReleases(folder);
  return {
    folder,
    releases,
    env: {
      RELEASE_STORE: releases.store.folder,
      RELEASE_PUBLIC_KEYS: localKeys(join(folder, 'secrets')).publicKey,
      DATA_DIR: join(folder, 'data'),
    },
    clean: () => {
      releases.clean();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
