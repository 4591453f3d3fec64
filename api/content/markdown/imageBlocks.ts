/** The fragment of an image's URL that makes it wider than the text. It changes nothing elsewhere. */
const WIDE = '#wide';

export const isWideImage = (src: string): boolean => src.startsWith('/') && src.endsWith(WIDE);

/** The URL of an image, as wide as the text or wider. */
export const withImageWidth = (src: string, isWide: boolean): string =>
  (src.endsWith(WIDE) ? src.slice(0, -WIDE.length) : src) + (isWide ? WIDE : '');
