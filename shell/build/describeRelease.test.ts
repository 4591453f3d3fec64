import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease } from './describeRelease';

/** A built folder whose bundles expose these modules. */
function builtWith(...exposes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'web'));
  const manifest = {
    metaData: { remoteEntry: { name: 'entry.js' } },
    exposes: exposes.map((path) => ({
      path,
      assets: { js: { sync: [`${path.slice(2)}.js`], async: [`${path.slice(2)}.later.js`] } },
    })),
  };
  writeFileSync(join(folder, 'web/mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'web/kit-use.json'), JSON.stringify({ '@site/shell/kit': ['Button'] }));
  return folder;
}

const definition = {
  name: 'mf_one',
  pages: [
    { path: '/one', expose: './OnePage', label: 'One' },
    {
      path: '/one/:slug',
      expose: './DeskPage',
      layout: './DeskLayout',
      label: 'Desk',
      group: 'Desks',
      entries: [{ slug: 'oak', label: 'Oak' }],
    },
  ],
};

test('a release says which layout a page is shown in, and which scripts that layout needs', () => {
  const release = describeRelease(builtWith('./OnePage', './DeskPage', './DeskLayout'), definition, '1');
  expect(release.pages).toEqual(definition.pages);
  expect(release.kit).toEqual({ '@site/shell/kit': ['Button'] });
  expect(Object.keys(release.files)).toEqual([]);
  expect(release.web.chunks['./DeskLayout']).toEqual(['web/DeskLayout.js']);
  expect(release.web.lazy['./DeskLayout']).toEqual(['web/DeskLayout.later.js']);
});

test('a release claims the first segments of its addresses, and not those that any address may have', () => {
  const pages = ['/', '/two/deep', '/:slug', '/one', '/one/:slug'].map((path) => ({
    ...{ path, expose: './OnePage', label: 'One' },
  }));
  expect(describeRelease(builtWith('./OnePage'), { ...definition, pages }, '1').areas).toEqual([
    ...['/', '/one', '/two'],
  ]);
});

test('a page whose layout was not built is not listed, the others are', () => {
  const release = describeRelease(builtWith('./OnePage', './DeskPage'), definition, '1');
  expect(release.pages.map(({ path }) => path)).toEqual(['/one']);
});
