import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace/packages';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\/(samples|posts)\//.test(file));

/** Modules may be named without their ending, specs without their folder. */
const isThere = (path: string) =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, path + ending))) ||
  existsSync(join(ROOT, 'e2e/specs', path));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Packages and their folders of pages or parts, each of which the package's README describes. */
const folderRoots = [
  ...['api', 'e2e', 'shell'],
  ...['mf-admin/src', 'mf-admin/src/workbench'],
  ...['mf-blog', 'mf-marketing', 'mf-tools'].flatMap((name) => [`${name}/src`, `${name}/src/pages`]),
];

test('links between documents lead to files', () => {
  const missing = documents.flatMap((file) => {
    const prose = read(file).replace(/```[\s\S]*?```|`[^`]*`/g, '');
    return [...prose.matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `${file}: ${target}`);
  });
  expect(missing).toEqual([]);
});

test('the files and folders that the documents name exist', () => {
  const missing = documents.flatMap((file) => {
    return (
      [...read(file).matchAll(/`((?:shell|api|e2e|docs|mf-\w+)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        // Placeholders of recipes are in capitals; builds do not exist everywhere.
        .filter((path) => !/\/dist\b|\bN(?:AME|OUNS?)\b|DOMAIN/.test(path) && !isThere(path))
        .map((path) => `${file}: ${path}`)
    );
  });
  expect(missing).toEqual([]);
});

test('the READMEs of packages name every folder', () => {
  const folders = execFileSync('git', ['ls-files', ...folderRoots.map((root) => `${root}/*`)], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .map((file) => folderRoots.map((root) => file.match(`^${root}/([^/.]+)/`)?.[0]).findLast(Boolean))
    .filter((folder) => folder !== undefined);
  const missing = [...new Set(folders)].filter((folder) => {
    const [packageName = '', ...parts] = folder.split('/').filter(Boolean);
    return !new RegExp(`\\b${parts.at(-1)}\\b`).test(read(`${packageName}/README.md`));
  });
  expect(missing).toEqual([]);
});

test('diagrams have no semicolon, which ends a statement of Mermaid', () => {
  const lines = documents.flatMap((file) =>
    [...read(file).matchAll(/```mermaid\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
      text.split('\n').filter((line) => line.includes(';')),
    ),
  );
  expect(lines).toEqual([]);
});

test('decisions follow their template and have at most 250 words', () => {
  const decisions = documents.filter((file) => /\/decisions\/\d/.test(file));
  expect(decisions.length).toBeGreaterThan(50);
  const wrong = decisions.flatMap((file) => {
    const text = read(file);
    const words = text.trim().split(/\s+/).length;
    const isWhole =
      /^# \d{3}\. .+\n\n\*\*Status:\*\* .+\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/.test(
        text,
      ) && text.match(/^## /gm)?.length === 3;
    return isWhole && words <= 250 ? [] : [`${file}: ${words} words${isWhole ? '' : ', other headings'}`];
  });
  expect(wrong).toEqual([]);
});
