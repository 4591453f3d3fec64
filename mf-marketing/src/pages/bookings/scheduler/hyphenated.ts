/** The long words in names of holidays, by syllables: a day of the calendar is narrower than them on a phone. */
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

/** A name with soft hyphens in its long words. Others are broken where the browser knows their syllables. */
export const hyphenated = (name: string) =>
  WORDS.reduce((text, word) => text.replace(word.replace('-', ''), word.replace('-', '\u00ad')), name);
