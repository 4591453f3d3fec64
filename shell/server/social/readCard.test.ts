import { readCard } from './readCard';
import { socialImagePath, socialTags } from './socialTags';

const ORIGIN = 'https://site.example';

interface StructuredData {
  path?: string;
  title?: string;
  more?: string;
  trail?: string[];
  drawing?: string;
}

/** A page's HTML, as far as pictures read it. */
function page({
  path = '/services/pcaas',
  title = 'PC as a Service | Firm',
  more = '',
  trail,
  drawing,
}: StructuredData = {}) {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: trail?.map((name) => ({ name })) };
  const data = JSON.stringify([{ '@type': 'Service', name: title }, crumbs]).replace(/</g, '\\u003c');
  return `<head><meta name="robots" content="index, follow"/><meta property="og:site_name" content="Firm"/><meta property="og:title" content="${title}"/><meta property="og:url" content="${ORIGIN}${path}"/>${more}${trail ? `<script type="application/ld+json">${data}</script>` : ''}</head><body><header><img src="/logo.svg"/></header><main>${drawing ? `<img width="4" src="${drawing}"/>` : ''}</main>`;
}

test('reads name, kind and drawing of a page out of what it says', () => {
  const drawing = '/remotes/mf_marketing/abc/web/pcaas.12345678.svg';
  expect(
    readCard(page({ title: 'Endpoint &amp; Identity | Firm', trail: ['Home', 'Services', 'x'], drawing })),
  ).toEqual({
    ...{ path: '/services/pcaas', title: 'Endpoint & Identity', kind: 'Services', brand: 'Firm', drawing },
  });
  expect(readCard(page({ trail: ['Home', 'About'] }))).toMatchObject({ kind: 'Managed experience provider' });
  expect(readCard(page())).not.toHaveProperty('drawing');
});

test.each(['[', ']', 'Backups [2026]', '<b>"itemListElement":[', '\\'])(
  'names with %s in them break nothing',
  (name) => {
    const trail = ['Home', name, name];
    expect(readCard(page({ trail }))).toMatchObject({ kind: name });
    expect(readCard(page({ trail: ['Home', 'Blog', name] }))).toMatchObject({ kind: 'Blog' });
  },
);

test('a page whose words look like data of ours has its picture', () => {
  const html = `${page()}<p>"itemListElement":[oops] "itemListElement":[null,{}]</p>`;
  expect(readCard(html)).toMatchObject({ kind: 'Managed experience provider' });
});

test.each([
  ['may not be found', '<meta name="robots" content="noindex, follow"/>'],
  ['brings its own', '<meta property="og:image" content="https://site.example/cover.webp"/>'],
])('a page that %s gets no picture', (_, more) => {
  const html = page({ more }).replace('<meta name="robots" content="index, follow"/>', '');
  expect(socialTags(html, ORIGIN)).toBe('');
});

test('a page reads the same once its picture stands in it', () => {
  const html = page();
  const more = socialTags(html, ORIGIN);
  expect(more).toContain('/social/');
  expect(readCard(page({ more }))).toEqual(readCard(html));
});

test('the address changes with what is shown, not with where a release lies', () => {
  const at = (data: StructuredData) => socialImagePath(readCard(page(data))!);
  const first = at({ drawing: '/remotes/a/1/web/x.11111111.svg' });
  expect(first).toMatch(/^\/social\/[\w-]{16}\/services\/pcaas\.png$/);
  expect(at({ drawing: '/remotes/a/2/web/x.11111111.svg' })).toBe(first);
  expect(at({ drawing: '/remotes/a/2/web/x.22222222.svg' })).not.toBe(first);
  expect(at({ title: 'Other | Firm' })).not.toBe(first);
});

test('the home page shows the picture made for it', () => {
  expect(socialTags(page({ path: '/' }), ORIGIN)).toContain('content="https://site.example/og-default.png"');
});
