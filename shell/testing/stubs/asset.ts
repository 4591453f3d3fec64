/** Stands for the address of any file in tests. */
export default '/test/asset.svg';
