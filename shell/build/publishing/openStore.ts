import { join } from 'node:path';
import { localKeys } from '../releases/localKeys';
import { ReleaseStore } from '../releases/ReleaseStore';
import { ROOT } from '../workspace/packages';

/** The data folder of the site on this machine. */
export const dataFolder = () => process.env.DATA_DIR || join(ROOT, '.data');

/** The release store of this machine, with its signing key. */
export function openStore(dataDir = dataFolder()): ReleaseStore {
  const privateKey = process.env.RELEASE_PRIVATE_KEY || localKeys(join(dataDir, 'secrets')).privateKey;
  return new ReleaseStore(process.env.RELEASE_STORE || join(dataDir, 'releases'), privateKey);
}
