/**
 * Takes the place of the federation runtime's own in the browser, where the document and `Remotes` preload what is
 * needed, with its hash.
 */
export const formatPreloadArgs = () => refuse();
export const defaultPreloadArgs = () => refuse();
export const normalizePreloadExposes = () => refuse();
export const preloadAssets = () => refuse();

function refuse(): never {
  throw new Error('The federation runtime preloads nothing here');
}
