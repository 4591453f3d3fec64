/** Long words in holiday names, split into syllables: a calendar day is narrower than them on a phone. */
const WORDS = [
  'Thanks-giving',
  'Christ-mas',
  'Indepen-dence',
  'June-teenth',
  'Memo-rial',
  'Presi-dents',
  'Wash-ington',
  'Colum-bus',
  'Indige-nous',
  'Veter-ans',
];

/** Adds soft hyphens to the long words of a name. Browsers hyphenate other words themselves where they can. */
export const hyphenated = (name: string) =>
  WORDS.reduce((text, word) => text.replace(word.replace('-', ''), word.replace('-', '\u00ad')), name);
