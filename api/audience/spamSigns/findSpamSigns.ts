import { spamWords } from './spamWords';

const EDGE = '[^\\p{L}\\p{N}]';
const words = new RegExp(
  `(?<=^|${EDGE})(?:${spamWords.map((word) => word.replace(/[^\w ’%-]/g, '')).join('|')})(?=$|${EDGE})`,
  'giu',
);

/** What spam filters may hold against an email: words of its subject and text, and how the subject is written. */
export function findSpamSigns(subjects: readonly string[], text: string): string[] {
  const found = `${subjects.join('\n')}\n${text}`.replace(/['`´]/g, '’').matchAll(words);
  const letters = (subject: string) => subject.replace(/[^\p{L}]/gu, '');
  return [
    ...new Set([...found].map(([word]) => `“${word.toLowerCase()}”`)),
    ...(subjects.some((subject) => letters(subject).length > 7 && !/\p{Ll}/u.test(subject))
      ? ['a subject in capital letters']
      : []),
    ...(subjects.some((subject) => /[!?]\s*[!?]|\${2}/.test(subject))
      ? ['repeated signs in the subject']
      : []),
  ];
}
