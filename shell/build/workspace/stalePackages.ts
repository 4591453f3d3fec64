import { isBuilt } from './buildFolder';
import { PACKAGES, type PackageName } from './packages';

/** The packages whose source is not the one that their production build was made from. */
export const stalePackages = (): PackageName[] => PACKAGES.filter((name) => !isBuilt(name, 'production'));
