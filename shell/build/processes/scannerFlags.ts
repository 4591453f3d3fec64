/** The scanner's memory is limited because untrusted servers decide how much it reads. */
export const SCANNER_FLAGS = '--max-old-space-size=192';
