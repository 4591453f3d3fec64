import ts from 'typescript';

/** Phrases that pages, the workbench and emails don’t use, each with what they say instead. */
const PHRASES: readonly [RegExp, string][] = [
  [/(?<![-.@\w]|Zoho |Proton |iCloud |Yandex )mail(s|ed)?\b(?![-.@:[]| ?servers?\b)/i, 'email'],
  [/\bmail programs?\b|\bmailing (?!lists?\b|address)|\be-mails?\b/i, 'email, email app'],
  [/\bthe lot\b/i, 'everything'],
  [/\bstarters and leavers\b|\bleavers?\b/i, 'new hires and departures'],
  [/\bpresent provider\b/i, 'current provider'],
  [/\b(comes?|travels?) by wire\b/i, 'remotely'],
  [/\bwith your leave\b/i, 'with your permission'],
  [/\bnext word\b/i, 'next update'],
  [/\bbelongs? with this one\b/i, 'related'],
  [/\b(write|wrote|writes) to us\b/i, 'contact us, email us'],
  [/\bwhere that is written\b/i, 'source'],
  [/\bwhat is in (the|your) way\b/i, 'what do you need help with'],
  [/\b(rings?|to ring) (somebody|someone|whoever|us|the sender|the old)\b/i, 'call'],
  [/\bno legal advice\b/i, 'not legal advice'],
  [/\bthere is no response time on this page\b/i, 'the response target, or nothing'],
  [/\b(this|the|no|your|one|two|first) sheets?\b(?! of paper)/i, 'page, report, result'],
  [/\bindex of the site\b/i, 'search'],
  [/\bstrangers?\b/i, 'anyone, attacker, sender'],
  [/\bforger(y|ies)\b|\bforged (mail|email)s?\b/i, 'spoofed email, phishing'],
  [/\bin(to)? junk\b/i, 'spam'],
  [/\bat the door\b/i, 'what happens'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bvouch(es|ed)?\b/i, 'confirm'],
  [/\bfortnights?\b/i, 'two weeks'],
  [/\bthe desk\b/i, 'we, service desk, help desk'],
  [/\bflight plan\b|\bdrawn sample\b|\bown papers\b|\bfour instruments\b/i, 'the standard term'],
  [/\bsay-so\b|\bby and by\b|\bthe poor cousin\b/i, 'plain words'],
  [
    /\b(hono|favo|colo|neighbo|behavio)ur|\bcancell(ed|ing)\b|\b(organ|recogn)is|\bprogramme\b|\blicence|\bpractis/i,
    'American spelling',
  ],
  [/\b(whilst|amongst|learnt|afterwards|towards|backwards)\b/i, 'American spelling'],
  [/\bany more\b(?! (than|newsletters))/i, 'anymore, no longer'],
  [/\btelephon(e|ed|es)\b/i, 'phone, call'],
  [/\bmakes no sense to us\b|\bnot on the drawing\b/i, 'what is wrong'],
];

/** The banned phrases in a text, each with its replacement. */
export function findBannedPhrases(text: string): string[] {
  return PHRASES.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(text) ?? [];
    return found ? [`"${found}", use ${instead}`] : [];
  });
}

/** Source files whose texts people read: pages, tools, findings, emails, articles, templates, the workbench. */
const PUBLIC = [
  /^mf-(marketing|blog|tools|admin)\/src\//,
  /^shell\/(src|kit|server)\//,
  /^api\/(scanner|tools|seed)\//,
  /^api\/(audience\/(management|subscribers)|bookings\/mails|leads\/(enquiries|files|forms)|platform\/errors)\//,
  /^api\/audience\/newsletters\/email/,
  /^api\/content\/\w+\/(texts\/|initial\.ts)/,
  /^api\/.*(Mails|MailTexts|consent)\.ts$/,
];
/** Tests, DNS zones, pasted samples, and what phishing emails say. */
const NOT_SHOWN =
  /\.(test|fixture)\.|\/demonstration\/|\/paste\/samples\/|phishing\/(lists|samples|address\/nameSignals|mailSignals\/\w+Patterns)/;

export const isPublicSource = (path: string) =>
  /\.(tsx?|md)$/.test(path) && PUBLIC.some((folder) => folder.test(path)) && !NOT_SHOWN.test(path);

/** Every sentence in a source file: strings of several words, text between tags, lines of Markdown. */
export function textsIn(path: string, source: string): string[] {
  if (path.endsWith('.md')) return source.split('\n');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    // Imports, and the CSS of styled components.
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[a-z]\S* \S/i.test(text));
}
