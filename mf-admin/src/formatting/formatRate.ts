/** A part of a whole, such as `2.5%`; a dash where the whole is zero. */
export const formatRate = (part: number, whole: number): string =>
  whole ? `${((100 * part) / whole).toFixed(1)}%` : '–';
