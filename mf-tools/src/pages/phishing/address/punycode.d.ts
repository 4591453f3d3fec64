declare module 'punycode.js' {
  const punycode: {
    /** Decodes a label without `xn--`. Throws a RangeError. */
    decode(label: string): string;
  };
  export default punycode;
}
