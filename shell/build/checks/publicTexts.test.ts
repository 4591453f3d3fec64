import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBannedPhrases, isPublicSource, textsIn } from './publicTexts';

const ROOT = join(__dirname, '../../..');

test('no page, tool, finding, article, email or text of the workbench uses a banned phrase', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => isPublicSource(path) && existsSync(join(ROOT, path)));
  const found = files.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    // Most files need no closer look.
    if (!findBannedPhrases(source).length) return [];
    return textsIn(path, source).flatMap((text) =>
      findBannedPhrases(text).map((phrase) => `${path}: ${phrase}, in “${text.slice(0, 120)}”`),
    );
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each([
  ['a sentence', 'We mail you the report.', 'use email'],
  ['a British word', 'Ask us afterwards.', 'use American spelling'],
  ['a heading', 'Write to us', 'use contact us'],
  ['words for leaving', 'New starters and leavers', 'use new hires'],
])('%s with a banned phrase is reported', (_, text, instead) => {
  expect(findBannedPhrases(text).join()).toContain(instead);
});

test.each([
  'Your mail server',
  'mail.firm.test',
  'Proton Mail',
  'A mailing list',
  'a sheet of paper',
  'call the sender',
])('“%s” is allowed', (text) => expect(findBannedPhrases(text)).toEqual([]));

test('reads strings, templates and text between tags, and no imports, names or styles', () => {
  const source = `import a from 'the lot';
    const Box = styled('p')\`the lot { color: red }\`;
    export const mail = <p title="one two">Three {mail} four\n  five</p>;
    const six = \`six \${mail} seven\`;`;
  expect(textsIn('a.tsx', source)).toEqual(['one two', 'four five', 'six … seven']);
});
