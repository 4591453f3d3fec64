import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { breachesOf } from './pwnedRange';

/** What a new password is held against, besides its length. */
export interface PasswordRules {
  /** Words that belong to us: the name of the company, the site's own address. */
  brand: string[];
  breachListUrl: string;
  /** Told when the breach list is out of reach; the password passes then. */
  onNoBreachList: () => void;
}

interface Person {
  email: string;
  name: string;
}

/**
 * Why this person must not choose this password, or undefined when they may: it is judged to the letter, and by how
 * hard it is to guess, not by what kinds of signs are in it.
 */
export async function faultOf(
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
  const breaches = await breachesOf(breachListUrl, password);
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

// The word lists take 70 MB and a fifth of a second: not before somebody chooses a password.
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
  // Some 105,000: of a single word, what is put around it is as easy to guess as the word.
  const lists = [common['passwords-common'], english['commonWords-en'], english['wikipedia-en']];
  return { factory, common: new Set(lists.flatMap((list) => list.map(String))) };
}

/** A word without what people put around it: `Welcome-2026!` is `welcome`. */
function kernelOf(password: string): string {
  return password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/** Whether it is nothing but the same word again and again, which the estimate takes for as many different ones. */
function isOneWord(password: string): boolean {
  const words = password
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.length > 1 && new Set(words).size === 1;
}

/** The words of three letters and more. */
function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** What is left of a password once these words, digits and signs are taken out. */
function remainderOf(password: string, words: string[]): string {
  const whole = password.toLowerCase();
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), whole);
  return left === whole ? whole : left.replace(/[^\p{L}]+/gu, '');
}
