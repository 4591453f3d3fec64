import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

type Words = Record<string, string>;

/**
 * Words that this project does not use, each with the standard term. They are ordinary English in a sentence, so
 * most are refused as names only: in the names of files and folders and of exported identifiers.
 */
const NAMES: Words = {
  anew: 'again, re-',
  asked: 'request, requested',
  asunder: 'separate',
  chamber: 'module',
  deed: 'action',
  desk: 'view, context',
  door: 'entry point',
  drawing: 'illustration',
  gentle: 'graceful',
  gently: 'gracefully',
  heed: 'follow',
  house: 'module',
  kept: 'cached, saved, stored',
  look: 'styles',
  mishap: 'fault, failure',
  moment: 'date, time',
  must: 'require, assert, authorize',
  owing: 'pending, outbox source',
  patiently: 'with retries',
  picture: 'image',
  place: 'city, location, route, position',
  recorder: 'timeline, log',
  refusal: 'HttpError, rejection',
  remember: 'cache, memoize, store',
  room: 'module, folder',
  said: 'message, response',
  sheet: 'report, drawer, card',
  sound: 'valid',
  stillness: 'idle',
  stranger: 'visitor, anonymous',
  tally: 'count, counter',
  tell: 'log, report, notify',
  told: 'message',
  turn: 'queue, slot',
  undamaged: 'verified, intact',
  unseen: 'uncounted, hidden',
  whole: 'complete, all',
};

/** Those of them that fields of contracts and models do not have either. */
const FIELDS: Words = Object.fromEntries(
  ['asked', 'deed', 'heed', 'mishap', 'said', 'stranger', 'tally', 'tell', 'told'].map((word) => [
    word,
    NAMES[word] ?? '',
  ]),
);

/** Words that do not stand in headings of documents or in texts of the workbench and the kit either. */
const TEXTS: Words = {
  anew: 'again',
  asunder: 'apart',
  bin: 'trash',
  deed: 'action',
  heed: 'follow',
  mail: 'email',
  mailing: 'newsletter',
  mishap: 'error',
  picture: 'image',
  stranger: 'visitor, anonymous',
  whence: 'from where',
};

/** Words that texts of the workbench do not use, although names and documents do. */
const SHOWN_WORDS: Words = {
  ...TEXTS,
  enquiry: 'inquiry',
  enquirie: 'inquiry',
};

/** Names that contain such a word as part of a standard term. */
const STANDARD =
  /place[-_]?holder|market[-_]?place|in[-_]place|replace|look-?up|service-?desk|mail servers?|MAIL_FROM|spread[-_]?sheets?|style[-_]?sheets?|sheet[-_]?js/gi;

/** `keptPages` → `kept`, `Pages`, in lower case and without a plural ending. */
const wordsOf = (name: string) =>
  (name.replace(STANDARD, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
const find = (list: Words, word: string) =>
  list[word] ?? list[word.replace(/s$/, '')] ?? list[word.replace(/es$/, '')];

const EXPORTED =
  /^export (?:declare |default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const FIELD = /^\s+(\w+)\??: /gm;
const HEADING = /^#{1,6} (.+)$/gm;
/** Text between tags, and the attributes that a person reads or hears. */
const SHOWN = [
  />([^<>{}=;()]*[a-z][^<>{}=;()]*)</gi,
  /(?:label|title|placeholder|help|hint|description|heading|message)(?:=|: )["'`]([^"'`]+)["'`]/gi,
];

const matches = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map((match) => ({ value: match[1] ?? '', index: match.index }));

/** The banned words of one file, each as `path:line kind "name"` with the standard term. The path is relative to the repository. */
export function findBannedWords(path: string, text: string): string[] {
  const problems: string[] = [];
  const check = (list: Words, value: string, index: number, kind: string) => {
    for (const word of wordsOf(value)) {
      const standard = find(list, word);
      if (!standard) continue;
      const line = text.slice(0, index).split('\n').length;
      problems.push(
        `${path}:${line} ${kind} "${value.trim()}": "${word}" is not a term of this project, use ${standard}`,
      );
    }
  };
  check(NAMES, path, 0, 'file');
  if (/\.(ts|tsx|js|mjs)$/.test(path))
    for (const { value, index } of matches(EXPORTED, text)) check(NAMES, value, index, 'export');
  if (/\b(contract|model)\.ts$/.test(path))
    for (const { value, index } of matches(FIELD, text)) check(FIELDS, value, index, 'field');
  if (path.endsWith('.md'))
    for (const { value, index } of matches(HEADING, text)) check(TEXTS, value, index, 'heading');
  if (/^(mf-admin\/src\/.*\.tsx?|shell\/kit\/.*\.tsx)$/.test(path) && !path.includes('.test.'))
    for (const pattern of SHOWN)
      for (const { value, index } of matches(pattern, text)) check(SHOWN_WORDS, value, index, 'text');
  return problems;
}

if (process.argv[1]?.endsWith('plainWords.ts')) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => existsSync(path) && /\.(ts|tsx|js|mjs|md|json|css|svg|png|jpg|txt)$/.test(path));
  const problems = files.flatMap((path) => findBannedWords(path, readFileSync(path, 'utf8')));
  for (const problem of problems) console.log(problem);
  process.exit(problems.length ? 1 : 0);
}
