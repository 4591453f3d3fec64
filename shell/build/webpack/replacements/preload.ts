/**
 * Replaces the federation runtime's preloading in the browser, where the document and `Remotes` preload with
 * integrity hashes.
 */
export const formatPreloadArgs = () => unsupported();
export const defaultPreloadArgs = () => unsupported();
export const normalizePreloadExposes = () => unsupported();
export const preloadAssets = () => unsupported();

function unsupported(): never {
  throw new Error('Preloading by the federation runtime is not supported');
}
