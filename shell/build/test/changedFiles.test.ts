import { specFoldersOf } from './changedFiles';

test.each([
  [['mf-blog/src/pages/post/PostPage.tsx'], ['specs/blog']],
  [['mf-blog/src/pages/post/PostPage.test.tsx', 'README.md'], []],
  [['e2e/specs/blog/reading.spec.ts'], ['e2e/specs/blog/reading.spec.ts']],
  [['e2e/processes/scans.spec.ts'], ['e2e/processes/scans.spec.ts']],
  [['e2e/fixtures/admin/openSession.ts', 'api/app.ts'], ['e2e/']],
])('changes of %j need the browser specs %j', (files, specs) => {
  expect(specFoldersOf(files)).toEqual(specs);
});
