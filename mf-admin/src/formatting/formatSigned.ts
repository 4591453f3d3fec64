/** A number with its sign: `+20`, `−5`, `0`. */
export const formatSigned = (value: number) =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0';
