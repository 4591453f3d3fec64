declare module 'punycode.js' {
  const punycode: {
    /** A label without its `xn--`, as people write it. Throws a RangeError. */
    decode(label: string): string;
  };
  export default punycode;
}
