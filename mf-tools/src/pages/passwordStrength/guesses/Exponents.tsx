/** Renders powers as superscript: `2 × 10^23`. */
export function Exponents({ children }: { children: string }) {
  return (
    children
      .split(/\^(\d+)/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      .map((piece, index) => (index % 2 ? <sup key={index}>{piece}</sup> : piece))
  );
}
