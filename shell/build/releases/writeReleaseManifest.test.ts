import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReleaseManifest } from './writeReleaseManifest';

/** A build folder whose bundles expose these modules. `content` maps content scripts to their slugs. */
function buildWith(exposes: string[], content: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'web'));
  const manifest = {
    metaData: { remoteEntry: { name: 'entry.js' } },
    exposes: exposes.map((path) => ({
      path,
      assets: {
        js: { sync: [`${path.slice(2)}.js`], async: [`${path.slice(2)}.later.js`, ...Object.keys(content)] },
      },
    })),
  };
  writeFileSync(join(folder, 'web/mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'web/kit-use.json'), JSON.stringify({ '@site/shell/kit': ['Button'] }));
  writeFileSync(join(folder, 'web/content.json'), JSON.stringify(content));
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

test('a release contains the layout of a page and the scripts that the layout needs', () => {
  const release = writeReleaseManifest(
    buildWith(['./OnePage', './DeskPage', './DeskLayout']),
    definition,
    '1',
  );
  expect(release.pages).toEqual(definition.pages);
  expect(release.kit).toEqual({ '@site/shell/kit': ['Button'] });
  expect(Object.keys(release.files)).toEqual([]);
  expect(release.web.chunks['./DeskLayout']).toEqual(['web/DeskLayout.js']);
  expect(release.web.lazy['./DeskLayout']).toEqual(['web/DeskLayout.later.js']);
});

test('the areas of a release are the first segments of its paths, except parameters', () => {
  const pages = ['/', '/two/deep', '/:slug', '/one', '/one/:slug'].map((path) => ({
    path,
    expose: './OnePage',
    label: 'One',
  }));
  expect(writeReleaseManifest(buildWith(['./OnePage']), { ...definition, pages }, '1').areas).toEqual([
    '/',
    '/one',
    '/two',
  ]);
});

test('a page whose layout was not built is omitted', () => {
  const release = writeReleaseManifest(buildWith(['./OnePage', './DeskPage']), definition, '1');
  expect(release.pages.map(({ path }) => path)).toEqual(['/one']);
});

test('content scripts are listed by slug only', () => {
  const release = writeReleaseManifest(
    buildWith(['./DeskPage', './DeskLayout'], { '1.js': 'oak', '2.js': 'elm' }),
    definition,
    '1',
  );
  expect(release.web.content['./DeskPage']).toEqual({ oak: ['web/1.js'], elm: ['web/2.js'] });
  expect(release.web.lazy['./DeskPage']).toEqual(['web/DeskPage.later.js']);
});

test('two content files for one slug of a page are rejected', () => {
  const folder = buildWith(['./DeskPage', './DeskLayout'], { '1.js': 'oak', '2.js': 'oak' });
  expect(() => writeReleaseManifest(folder, definition, '1')).toThrow(
    'content/oak.ts exists twice for one page',
  );
});
