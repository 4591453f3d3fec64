import { stemmer } from 'stemmer';

/** The stem of an English word in lower case: the same for “restored” and “restoring”. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);
