import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

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
  floor: 'layer, minimum',
  gentle: 'graceful',
  gently: 'gracefully',
  ground: 'layer, reason',
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
  recorder: 'timeline, log',
  stranger: 'visitor, anonymous',
  whence: 'from where',
};

/** Words that texts of the workbench do not use, although names and documents do. */
const SHOWN_WORDS: Words = {
  ...TEXTS,
  enquiry: 'inquiry',
  enquirie: 'inquiry',
};

/** Exported names that do not say what they do, although each of their words is allowed. */
const WHOLE_NAMES: Words = Object.fromEntries(
  ['ageproof', 'leadsback', 'notehead', 'plaininput'].map((name) => [name, 'a verb and what it acts on']),
);

/** Names that contain such a word as part of a standard term. */
const STANDARD =
  /place[-_]?holder|market[-_]?place|ground-?line|in[-_]place|replace|look-?up|service-?desk|mail servers?|MAIL_FROM|picture-in-picture|spread[-_]?sheets?|style[-_]?sheets?|sheet[-_]?js/gi;

/** `keptPages` → `kept`, `Pages`, in lower case and without a plural ending. */
const wordsOf = (name: string) =>
  (name.replace(STANDARD, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
const find = (list: Words, word: string) =>
  list[word] ?? list[word.replace(/s$/, '')] ?? list[word.replace(/es$/, '')];

const EXPORTED =
  /^export (?:declare |default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** `export { a, b as c }`, `export const { a, b } = …` and `export const [a, b] = …`. */
const EXPORT_LIST = /^export (?:type |const |let )?[{[]([^}\]]+)[}\]]/gm;
const FIELD = /^\s+(\w+)\??: /gm;
const HEADING = /^#{1,6} (.+)$/gm;

const CODE = /\.(ts|tsx|mts|js|mjs|cjs)$/;
/** Files with texts of the workbench, which labels of contracts and errors of the API are as well. */
const WITH_TEXTS = /^(mf-admin\/src\/.*\.tsx?|shell\/kit\/.*\.tsx?|api\/.*\.ts)$/;
const NOT_SHOWN = /\.(test|fixture)\.|^api\/(testing|scanner|tools|seed)\//;
/** Attributes and fields whose text is shown even if it is one word. */
const SHOWN_KEY = /label|title|placeholder|help|hint|description|heading|message|text/i;

const matches = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map((match) => ({ value: match[1] ?? '', index: match.index }));

/** Text between tags, of attributes and fields that a person reads or hears, and strings of several words. */
function findTexts(path: string, source: string) {
  const texts: { value: string; index: number }[] = [];
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const visit = (node: ts.Node, isShown: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node)) return;
    const isText =
      ts.isJsxText(node) ||
      (ts.isStringLiteralLike(node) && (isShown || /\S \S/.test(node.text))) ||
      ((ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) && /\w\s|\s\w/.test(node.text));
    // A list of words is not a text.
    const isList = isText && /^(list\(|.*\.split$)/s.test(node.parent.getText(file));
    if (isText && !isList) texts.push({ value: node.text, index: node.getStart(file) });
    const isKey =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && SHOWN_KEY.test(node.name.getText(file));
    ts.forEachChild(node, (child) => visit(child, isKey || (isShown && ts.isExpression(child))));
  };
  visit(file, false);
  return texts;
}

/** The banned words of one file, each as `path:line kind "name"` with the standard term. The path is relative to the repository. */
export function findBannedWords(path: string, text: string): string[] {
  const problems: string[] = [];
  const check = (list: Words, value: string, index: number, kind: string, words = wordsOf(value)) => {
    for (const word of words) {
      const standard = find(list, word);
      if (!standard) continue;
      const line = text.slice(0, index).split('\n').length;
      problems.push(
        `${path}:${line} ${kind} "${value.trim()}": "${word}" is not a term of this project, use ${standard}`,
      );
    }
  };
  check(NAMES, path, 0, 'file');
  if (CODE.test(path))
    for (const pattern of [EXPORTED, EXPORT_LIST])
      for (const { value, index } of matches(pattern, text)) {
        check(NAMES, value, index, 'export');
        check(WHOLE_NAMES, value, index, 'export', [value.toLowerCase()]);
      }
  if (/\b(contract|model)\.ts$/.test(path))
    for (const { value, index } of matches(FIELD, text)) check(FIELDS, value, index, 'field');
  if (path.endsWith('.md'))
    for (const { value, index } of matches(HEADING, text)) check(TEXTS, value, index, 'heading');
  // Most files need no closer look.
  if (WITH_TEXTS.test(path) && !NOT_SHOWN.test(path) && wordsOf(text).some((word) => find(SHOWN_WORDS, word)))
    for (const { value, index } of findTexts(path, text)) {
      // The API's other strings are values, and its descriptions use the names of the code.
      if (!path.startsWith('api/')) check(SHOWN_WORDS, value, index, 'text');
      else if (/^\W*[A-Z]/.test(value)) check(TEXTS, value, index, 'text');
    }
  return problems;
}

if (process.argv[1]?.endsWith('plainWords.ts')) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => existsSync(path));
  const problems = files.flatMap((path) =>
    findBannedWords(path, CODE.test(path) || path.endsWith('.md') ? readFileSync(path, 'utf8') : ''),
  );
  for (const problem of problems) console.log(problem);
  process.exit(problems.length ? 1 : 0);
}
