import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** What each file may not import. */
const REJECTED: [what: string, file: string, imported: string][] = [
  ['a page imports Material UI', 'mf-blog/src/pages/post/Some.tsx', '@mui/material/Button'],
  ['a page imports Emotion', 'mf-tools/src/pages/toolsIndex/Some.tsx', '@emotion/styled'],
  ['a page imports RTK Query', 'mf-admin/src/screens/leads/Some.tsx', '@reduxjs/toolkit/query'],
  ['a page imports final-form', 'mf-marketing/src/pages/home/Some.tsx', 'react-final-form'],
  ['a remote imports another', 'mf-marketing/src/pages/home/Some.tsx', '@site/mf-blog'],
  ['a remote imports internals of the shell', 'mf-blog/src/pages/post/Some.tsx', '@site/shell/src/App'],
  ['a page imports another', 'mf-marketing/src/pages/home/Some.tsx', '../faq/content'],
  ['a screen imports another', 'mf-admin/src/screens/leads/Some.tsx', '../users/usersApi'],
  ['the workbench imports a screen', 'mf-admin/src/workbench/frame/Some.tsx', '../../screens/users/usersApi'],
  [
    'a lower layer of the workbench imports it',
    'mf-admin/src/session/Some.tsx',
    '../workbench/screen/Screen',
  ],
  ['a lower layer of pages imports a page', 'mf-marketing/src/innerPage/Some.tsx', '../pages/faq/content'],
  ['scans import a page', 'mf-tools/src/scans/tool/Some.tsx', '../../pages/toolsIndex/ToolsPage'],
  ['the kit imports the shell', 'shell/kit/page/Some.tsx', '../../src/App'],
  ['the browser imports the server', 'shell/src/Some.tsx', '../server/http/securityHeaders'],
  ['the shell imports Material UI', 'shell/src/layout/Some.tsx', '@mui/material/Button'],
  ['a page test imports Material UI', 'mf-blog/src/pages/post/Some.test.tsx', '@mui/material/Button'],
  ['the build imports Material UI', 'shell/build/packaging/Some.ts', '@mui/material/Button'],
  ['a lower layer of the build imports a higher one', 'shell/build/webpack/Some.ts', '../stack/Site'],
  ['a browser test imports Material UI', 'e2e/specs/blog/some.spec.ts', '@mui/material/Button'],
  ['a contract imports mongoose', 'api/content/posts/contract.ts', 'mongoose'],
  [
    'a policy, which screens use too, imports a model',
    'api/leads/pipeline/policy.ts',
    '../../identity/users/model',
  ],
  [
    'a screen imports internals of a resource',
    'mf-admin/src/screens/leads/Some.tsx',
    '@site/api/platform/http/toContract',
  ],
  ['the API imports the shell', 'api/seed/Some.ts', '@site/shell/paths'],
  ['the API imports the shell by path', 'api/seed/Some.ts', '../../shell/paths'],
  ['an API test imports the shell', 'api/platform/mail/some.test.ts', '@site/shell/testing'],
  ["a resource imports another's routes", 'api/content/posts/Some.ts', '../team/routes'],
  ['the platform imports a domain', 'api/platform/mail/Some.ts', '../../settings/currentSettings'],
  ['a domain imports one above it', 'api/media/Some.ts', '../content/posts/model'],
  [
    'a browser test imports internals of the API',
    'e2e/specs/blog/some.spec.ts',
    '@site/api/content/posts/model',
  ],
];

/** A file of a folder, what it imports, the file of another folder that imports the first folder, and the error. */
const CIRCULAR: [file: string, imported: string, other: string, back: string, both: string][] = [
  [
    'api/tools/scans/Some.ts',
    '../../hubspot/Other',
    'api/hubspot/Other.ts',
    '../tools/scans/Some',
    'api/tools and api/hubspot',
  ],
  [
    'api/platform/mail/Some.ts',
    '../outbox/Other',
    'api/platform/outbox/Other.ts',
    '../mail/Some',
    'api/platform/mail and api/platform/outbox',
  ],
  [
    'mf-admin/src/workbench/fields/Some.ts',
    '../record/Other',
    'mf-admin/src/workbench/record/Other.ts',
    '../fields/Some',
    'mf-admin/src/workbench/fields and mf-admin/src/workbench/record',
  ],
];

const ALLOWED: [file: string, imported: string][] = [
  ['mf-blog/src/pages/post/Some.tsx', '@site/shell/kit'],
  ['mf-blog/src/pages/post/Some.tsx', '@site/api/content/posts/contract'],
  ['mf-admin/src/screens/leads/Some.tsx', '@site/api/leads/pipeline/policy'],
  ['mf-admin/src/screens/leads/Some.tsx', '../../workbench/frame/NavigationRail'],
  ['api/bookings/calendar/policy.ts', '../../identity/access/can'],
  ['mf-marketing/src/pages/home/Some.tsx', '../../innerPage/Steps'],
  ['mf-marketing/src/pages/home/Some.tsx', './copy/upperCopy'],
  ['mf-tools/src/pages/emailSecurity/Some.tsx', '../../scans/result/Tabs'],
  ['mf-marketing/src/innerPage/Some.tsx', '../illustrations/serviceIllustrations'],
  ['api/content/posts/Some.ts', '../../settings/model'],
  ['api/leads/pipeline/Some.ts', '../enquiries/model'],
  ['api/media/some.test.ts', '../content/posts/model'],
  ['api/bookings/Some.ts', '../settings/currentSettings'],
  ['shell/kit/page/Some.tsx', '@mui/material/Button'],
  ['shell/src/Some.tsx', 'react-redux'],
  ['shell/build/stack/Some.ts', '../processes/Supervisor'],
  ['e2e/specs/blog/some.spec.ts', '@site/shell/paths'],
];

/** The folders of a package, without their files. */
function copyFolders(name: string, project: string) {
  for (const entry of readdirSync(join(ROOT, name), { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() && !/node_modules|dist|test-results/.test(join(entry.parentPath, entry.name)))
      mkdirSync(join(project, entry.parentPath.slice(ROOT.length), entry.name), { recursive: true });
}

let errors: { filename: string; code: string; message: string }[];
const errorsIn = (file: string) =>
  errors.filter(({ filename }) => filename === file).map(({ message }) => message);

// One run over a project with the folders of this one, in which each case has a file of its own.
beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const folder of [
      'shell',
      'api',
      'e2e',
      ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
    ])
      copyFolders(folder, project);
    for (const path of [
      'oxlint.config.js',
      'shell/build/checks/lintPlugin.js',
      'shell/build/checks/noCircularFolders.js',
    ])
      cpSync(join(ROOT, path), join(project, path));
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    const write = (file: string, imported: string) => {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), `import { x } from '${imported}';\nexport const y = x;\n`);
      const target = `${join(project, dirname(file), imported)}.ts`;
      if (!imported.startsWith('.') || existsSync(target)) return;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, 'export const x = 1;\n');
    };
    for (const [at, [, file, imported]] of REJECTED.entries()) write(named(file, `Rejected${at}`), imported);
    for (const [at, [file, imported]] of ALLOWED.entries()) write(named(file, `Allowed${at}`), imported);
    for (const [file, imported, other, back] of CIRCULAR) {
      write(file, imported);
      write(other, back);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js', '--format', 'json'],
      { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    errors = JSON.parse(stdout).diagnostics;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

/** The file under a name of its own; `Some.test.tsx` stays a test, `some.spec.ts` a spec. A contract or policy is one by its name. */
const named = (file: string, name: string) => file.replace(/(?<=\/)[sS]ome(?=\.)/, name);

test.each(REJECTED.map(([what, file, imported], at) => [what, named(file, `Rejected${at}`), imported]))(
  'rejected: %s',
  (_what, file) => {
    expect(errorsIn(file)).not.toEqual([]);
  },
);

test.each(CIRCULAR)('rejected as circular: %s imports %s', (file, _imported, _other, _back, both) => {
  expect(errorsIn(file)).toContain(`${both} import each other.`);
});

test.each(ALLOWED.map(([file, imported], at) => [named(file, `Allowed${at}`), imported]))(
  'allowed: %s imports %s',
  (file) => {
    expect(errorsIn(file)).toEqual([]);
  },
);
