import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalRelease } from '../releases/LocalReleases';

/** Receives the shared modules, as the `init` of a release does. */
const init = jest.fn();
// The build defines these. A release runs outside the test's globals, so it gets `init` through `require`.
Object.assign(globalThis, { __SHARE_VERSIONS__: { react: '19.3.1' }, __non_webpack_require__: () => init });

/** A release with one page in a layout. `modules` is the code of the modules that its server bundle exposes. */
function releaseOf(modules: string): LocalRelease {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const entry = `const modules = ${modules};
    module.exports = { init: require('init'), get: async (name) => () => modules[name] };`;
  writeFileSync(join(folder, 'remote.cjs'), entry);
  const pages = [{ path: '/one', expose: './OnePage', layout: './OneLayout' }];
  const manifest = {
    name: 'mf_one',
    version: '1',
    sequence: 1,
    areas: [],
    pages,
    shares: {},
    kit: {},
    files: {},
  };
  const web = { entry: '', chunks: {}, lazy: {}, content: {} };
  return { folder, integrity: '', manifest: { ...manifest, web, node: { entry: 'remote.cjs' } } };
}

test('a release is loaded with its pages and their layouts', async () => {
  const { loadPages } = await import('./remoteRuntime');
  const loaded = await loadPages(
    releaseOf(`{ './OnePage': { Component() {} }, './OneLayout': { Component() {} } }`),
  );
  expect([...loaded.keys()]).toEqual(['./OnePage', './OneLayout']);
});

test("a release gets the shell's modules as singletons, for every version of their major", async () => {
  const { loadPages } = await import('./remoteRuntime');
  await loadPages(releaseOf(`{ './OnePage': { Component() {} }, './OneLayout': { Component() {} } }`));
  const [{ react }] = init.mock.lastCall ?? [{}];
  expect(react['19.3.1'].shareConfig).toMatchObject({ singleton: true, requiredVersion: '^19.0.0' });
});

test.each([
  ['has no component', `{ './OnePage': { Component() {} }, './OneLayout': { component: 1 } }`],
  ['is not there', `{ './OnePage': { Component() {} } }`],
])('a release whose layout %s is rejected', async (_what, modules) => {
  const { loadPages } = await import('./remoteRuntime');
  await expect(loadPages(releaseOf(modules))).rejects.toThrow('./OneLayout exports no Component');
});
