/** The time that the texts of one page may take together, in milliseconds. */
export const RENDER_LIMIT_MS = 50;
export const TOO_SLOW = 'The page takes longer than 50 ms to render. Look for loops within loops.';

/** The most bytes that the texts of one page may have together. */
export const MAX_OUTPUT_BYTES = 200 * 1024;
export const TOO_LARGE = 'The page is larger than 200 KB.';
