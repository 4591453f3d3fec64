import { isBuilt } from './buildFolder';
import { PACKAGES, type PackageName } from './packages';

/** The packages whose source changed since their production build. */
export const stalePackages = (): PackageName[] => PACKAGES.filter((name) => !isBuilt(name, 'production'));
