import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { wordList } from '../passphrase/wordList';
import { STRONG, WEAK } from './examples';
import { MAX_LENGTH, measure } from './measure';
import { WORD_LIST_SIZE } from './phraseStrength';

test('matches the static example', () => {
  expect(measure(WEAK.password)).toEqual(WEAK.strength);
});

test('recognizes the strong example as random words of the list', () => {
  expect(measure(STRONG.password)).toEqual(STRONG.strength);
  expect(STRONG.strength.guesses).toBe(7776 ** 6);
});

test('has a word list of the expected size', () => {
  expect(wordList).toHaveLength(WORD_LIST_SIZE);
  expect(new Set(wordList).size).toBe(WORD_LIST_SIZE);
});

test.each([
  [
    'P@ssw0rd',
    'A common choice, number 2 on leaked lists, with letters replaced by similar characters, with a capital.',
  ],
  ['drowssap', 'A common choice, number 2 on leaked lists, written backward.'],
  ['12/05/1987', 'A date. A century has fewer than 40,000 of them.'],
  ['aaaaaa', 'The same characters 6 times in a row.'],
  ['9fK$2_qLz!', 'We found no pattern, so attackers have to try every character.'],
])('explains %s without repeating it', (password, finding) => {
  const [part] = measure(password).segments;
  expect(part?.finding).toBe(finding);
  expect(part?.finding).not.toContain(password);
});

test('ranks personal words first', () => {
  const before = measure('Brightwater#7');
  const after = measure('Brightwater#7', ['brightwater']);
  expect(after.guesses).toBeLessThan(before.guesses);
  expect(after.segments[0]?.finding).toBe('A word about you, with a capital.');
});

test('returns parts that add up to the password for any input', () => {
  for (const password of ['correct horse battery staple', 'пароль123', '😀😀a', 'x', ' '])
    expect(
      measure(password)
        .segments.map(({ text }) => text)
        .join(''),
    ).toBe(password);
});

test('measures only the beginning of a very long text', () => {
  const { segments } = measure('aB3$'.repeat(2000));
  expect(segments.map(({ text }) => text).join('')).toHaveLength(MAX_LENGTH);
});

/** All of the 400 most common with LONG=1, otherwise every tenth. */
const EVERY = process.env.LONG ? 1 : 10;

test('does not rate a common Spanish word with year and symbol as strong', () => {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
  const common = spanish['commonWords-es-es'].filter(({ length }) => length >= 6).slice(0, 400);
  const words = new Set(common.filter((_, at) => at % EVERY === 0).flatMap((word) => [word, plain(word)]));
  const chosen = [...words].map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}2025!`);
  expect(chosen.filter((text) => measure(text).score === 4)).toEqual([]);
});

test.each(['Pflugerville', 'RoundRock', 'Longhorns', 'HookEm', 'BigBend', 'Whataburger'])(
  '%s is known to those who guess passwords in Texas',
  (name) => expect(measure(`${name}2025!`).score).toBeLessThan(4),
);
