import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { countBreaches } from './fetchPwnedRange';

/** What a new password is checked against, besides its length. */
export interface PasswordRules {
  /** Words about the company, such as its name and domain. */
  brand: string[];
  breachListUrl: string;
  /** Called when the breach list is unavailable. The password is accepted then. */
  onNoBreachList: () => void;
}

interface Person {
  email: string;
  name: string;
}

/**
 * Returns why this person can't choose this password, or undefined. Passwords are rated by how hard they are
 * to guess, not by kinds of characters.
 */
export async function findPasswordProblem(
  password: string,
  person: Person,
  { brand, breachListUrl, onNoBreachList }: PasswordRules,
): Promise<string | undefined> {
  const own = wordsOf(person.name, person.email, ...brand);
  if (remainderOf(password, own).length < leastRemainder)
    return 'Don’t base your password on your name, email address, or company name.';
  guesser ??= loadGuesser();
  const { factory, common } = await guesser;
  if (common.has(kernelOf(password))) return 'This password is too common. Choose another.';
  if (isOneWord(password)) return hints.extendedRepeat;
  const { score, feedback } = factory.check(password, own);
  if (score < leastScore) return hints[feedback.warning ?? ''] ?? hintForAll;
  const breaches = await countBreaches(breachListUrl, password);
  if (breaches === undefined) onNoBreachList();
  return breaches ? 'This password appeared in a data breach. Choose another.' : undefined;
}

const leastScore = 3;
const leastRemainder = 8;

const hintForAll = 'This password is too easy to guess. Use four or more unrelated words.';
const hints: Record<string, string> = {
  simpleRepeat: 'Repeats such as “aaa” are easy to guess. Add unrelated words.',
  extendedRepeat: 'Repeats such as “abcabc” are easy to guess. Add unrelated words.',
  sequences: 'Sequences such as “abc” or “6543” are easy to guess. Add unrelated words.',
  keyPattern: 'Keyboard patterns are easy to guess. Add unrelated words.',
  straightRow: 'Keyboard patterns are easy to guess. Add unrelated words.',
  dates: 'Dates are easy to guess. Add unrelated words.',
  recentYears: 'Years are easy to guess. Add unrelated words.',
};

interface Guesser {
  factory: ZxcvbnFactory;
  common: Set<string>;
}

let guesser: Promise<Guesser> | undefined;

// The word lists take 70 MB and 200 ms, so they load only when somebody chooses a password.
async function loadGuesser(): Promise<Guesser> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary: common }, { dictionary: english }] =
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
    ]);
  const factory = new Factory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    maxLength: 128,
    l33tMaxSubstitutions: 16,
  });
  // About 105,000 words. What people put around a single word is as easy to guess as the word.
  const lists = [common['passwords-common'], english['commonWords-en'], english['wikipedia-en']];
  return { factory, common: new Set(lists.flatMap((list) => list.map(String))) };
}

/** Removes what people put around a word: `Welcome-2026!` becomes `welcome`. */
function kernelOf(password: string): string {
  return password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/** Whether the password repeats one word, which the estimator counts as different words. */
function isOneWord(password: string): boolean {
  const words = password
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.length > 1 && new Set(words).size === 1;
}

/** The words of at least three letters, longest first. */
function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** The password without these words, digits and symbols. */
function remainderOf(password: string, words: string[]): string {
  const lowerCase = password.toLowerCase();
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), lowerCase);
  return left === lowerCase ? lowerCase : left.replace(/[^\p{L}]+/gu, '');
}
