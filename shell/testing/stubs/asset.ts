/** Replaces the URL of assets in tests. */
export default '/test/asset.svg';
