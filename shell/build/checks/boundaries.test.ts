import { join } from 'node:path';
import { ESLint } from 'eslint';

const ROOT = join(__dirname, '../../..');
const eslint = new ESLint({ cwd: ROOT });

/** The lint errors of a file with this one import. */
async function lintErrors(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { x } from '${imported}';\nexport const y = x;\n`, {
    filePath: join(ROOT, file),
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => /restricted|circular/.test(ruleId ?? ''))
    .map(({ message }) => message);
}

test.each([
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
])('rejected: %s', async (_what, file, imported) => {
  expect(await lintErrors(file, imported)).not.toEqual([]);
});

test.each([
  ['api/identity/users/Some.ts', '../../leads/enquiries/model', 'api/identity and api/leads'],
  ['api/platform/mail/Some.ts', '../outbox/outbox', 'api/platform/mail and api/platform/outbox'],
  [
    'mf-admin/src/workbench/fields/Some.ts',
    '../record/RecordForm',
    'mf-admin/src/workbench/fields and mf-admin/src/workbench/record',
  ],
])('rejected as circular: %s imports %s', async (file, imported, both) => {
  expect(await lintErrors(file, imported)).toContain(`${both} import each other.`);
});

test.each([
  ['mf-blog/src/pages/post/Some.tsx', '@site/shell/kit'],
  ['mf-blog/src/pages/post/Some.tsx', '@site/api/content/posts/contract'],
  ['mf-admin/src/screens/leads/Some.tsx', '@site/api/leads/pipeline/policy'],
  ['mf-admin/src/screens/leads/Some.tsx', '../../workbench/frame/NavigationRail'],
  ['api/leads/pipeline/policy.ts', '../../identity/access/can'],
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
])('allowed: %s imports %s', async (file, imported) => {
  expect(await lintErrors(file, imported)).toEqual([]);
});
