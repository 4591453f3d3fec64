import { readCard } from './readCard';
import { socialImagePath, socialTags } from './socialTags';

const ORIGIN = 'https://site.example';

interface StructuredData {
  path?: string;
  title?: string;
  extraTags?: string;
  breadcrumbs?: string[];
  illustration?: string;
}

/** The parts of a page's HTML that social images need. */
function page({
  path = '/services/pcaas',
  title = 'PC as a Service | Firm',
  extraTags = '',
  breadcrumbs,
  illustration,
}: StructuredData = {}) {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: breadcrumbs?.map((name) => ({ name })) };
  const data = JSON.stringify([{ '@type': 'Service', name: title }, crumbs]).replace(/</g, '\\u003c');
  return `<head><meta name="robots" content="index, follow"/><meta property="og:site_name" content="Firm"/><meta property="og:title" content="${title}"/><meta property="og:url" content="${ORIGIN}${path}"/>${extraTags}${breadcrumbs ? `<script type="application/ld+json">${data}</script>` : ''}</head><body><header><img src="/logo.svg"/></header><main>${illustration ? `<img width="4" src="${illustration}"/>` : ''}</main>`;
}

test('reads title, kind and illustration from the HTML', () => {
  const illustration = '/remotes/mf_marketing/abc/web/pcaas.12345678.svg';
  expect(
    readCard(
      page({ title: 'Endpoint &amp; Identity | Firm', breadcrumbs: ['Home', 'Services', 'x'], illustration }),
    ),
  ).toEqual({
    path: '/services/pcaas',
    title: 'Endpoint & Identity',
    kind: 'Services',
    brand: 'Firm',
    illustration,
  });
  expect(readCard(page({ breadcrumbs: ['Home', 'About'] }))).toMatchObject({
    kind: 'Managed experience provider',
  });
  expect(readCard(page())).not.toHaveProperty('illustration');
});

test.each(['[', ']', 'Backups [2026]', '<b>"itemListElement":[', '\\'])(
  'names that contain %s are parsed correctly',
  (name) => {
    const breadcrumbs = ['Home', name, name];
    expect(readCard(page({ breadcrumbs }))).toMatchObject({ kind: name });
    expect(readCard(page({ breadcrumbs: ['Home', 'Blog', name] }))).toMatchObject({ kind: 'Blog' });
  },
);

test('text that looks like structured data is ignored', () => {
  const html = `${page()}<p>"itemListElement":[oops] "itemListElement":[null,{}]</p>`;
  expect(readCard(html)).toMatchObject({ kind: 'Managed experience provider' });
});

test.each([
  ['is not indexed', '<meta name="robots" content="noindex, follow"/>'],
  ['has its own image', '<meta property="og:image" content="https://site.example/cover.webp"/>'],
])('a page that %s gets no social image', (_, extraTags) => {
  const html = page({ extraTags }).replace('<meta name="robots" content="index, follow"/>', '');
  expect(socialTags(html, ORIGIN)).toBe('');
});

test('the result is the same after the social tags were added', () => {
  const html = page();
  const extraTags = socialTags(html, ORIGIN);
  expect(extraTags).toContain('/social/');
  expect(readCard(page({ extraTags }))).toEqual(readCard(html));
});

test("the address changes with the content, not with the release's path", () => {
  const at = (data: StructuredData) => socialImagePath(readCard(page(data))!);
  const first = at({ illustration: '/remotes/a/1/web/x.11111111.svg' });
  expect(first).toMatch(/^\/social\/[\w-]{16}\/services\/pcaas\.png$/);
  expect(at({ illustration: '/remotes/a/2/web/x.11111111.svg' })).toBe(first);
  expect(at({ illustration: '/remotes/a/2/web/x.22222222.svg' })).not.toBe(first);
  expect(at({ title: 'Other | Firm' })).not.toBe(first);
});

test('the home page uses its own fixed image', () => {
  expect(socialTags(page({ path: '/' }), ORIGIN)).toContain('content="https://site.example/og-default.png"');
});
