import { parse } from 'parse5';
import { signatureOf, similarityOf, toNumbers } from '../../content/markdown/minHash';
import { readPageFacts } from './readPageFacts';
import { readStructuredData } from './structuredData';

const URL_OF_PAGE = 'https://site.example/services';
const read = (html: string, header?: string) => readPageFacts(parse(html), URL_OF_PAGE, header);

test('reads what a page says to search engines, and where it leads', () => {
  const facts = read(
    `<html><head><title> Backup
      service </title><meta name="description" content="Daily &amp; tested">
      <meta name="robots" content="index"><link rel="canonical" href="/services">
      <meta property="og:title" content="Social"><meta property="og:image" content="/media/a.webp">
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Backup"}</script>
      </head><body><nav><a href="/about#team">About</a><a href="mailto:a@b.example">Email</a></nav>
      <main><h1>One <b>heading</b></h1><p>Three more words</p><img src="/media/bare.webp"><img src="/b.webp" alt=""><img src="/c.webp" aria-hidden="true"><svg><title>Icon</title></svg>
      <a href="/about?x=1">again</a><a href="https://other.example/#top">away</a></main></body></html>`,
    'noindex',
  );
  expect(facts).toMatchObject({
    title: 'Backup service',
    description: 'Daily & tested',
    canonical: URL_OF_PAGE,
    robots: 'index, noindex',
    socialTitle: 'Social',
    socialImage: 'https://site.example/media/a.webp',
    structuredTypes: ['Service'],
    structuredErrors: [],
    headings: ['One heading'],
    wordCount: 7,
    links: ['/about'],
    externalLinkCount: 1,
    externalLinks: ['https://other.example/'],
    imagesWithoutAlt: ['/media/bare.webp'],
  });
});

test('a link whose path names another host is no page of this site', () => {
  const { links } = read(
    '<a href="https://site.example//10.0.0.1/secret">x</a><a href="/.//10.0.0.1/">y</a><a href="/about">z</a>',
  );
  expect(links).toEqual(['/about']);
});

test('a hostile page stays within bounds', () => {
  const links = Array.from({ length: 2_000 }, (_, at) => `<a href="/${at}">x</a>`).join('');
  const facts = read(
    `${'<div>'.repeat(500)}<title>${'t'.repeat(9_000)}</title>${links}<a href="http://[">x</a>`,
  );
  expect(facts.links).toHaveLength(300);
  expect(facts.title.length).toBeLessThanOrEqual(1_000);
});

test.each([
  ['{"@context":"https://schema.org"', ['Block 1 isn’t valid JSON.']],
  ['{"@type":"Service","name":"x"}', ['“@context” must be https://schema.org.']],
  ['{"@context":"https://schema.org","name":"x"}', ['An object has no “@type”.']],
  [
    '{"@context":"https://schema.org","@type":"Article","headline":"x","author":[]}',
    ['Article has no “datePublished”.', 'Article has no “author”.'],
  ],
  ['"text"', ['A block holds something other than an object.']],
  [
    '{"@context":"https://schema.org","@graph":[{"@type":"Person"},{"@type":"Person","@id":"#me","url":"https://a.example/"}]}',
    ['Person has no “name”.'],
  ],
])('structured data %s has errors', (block, errors) => {
  expect(readStructuredData([block]).errors).toEqual(errors);
});

describe('signatures', () => {
  const text = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');
  const similarity = (one: string, other: string) =>
    similarityOf(toNumbers(signatureOf(one) as Buffer), toNumbers(signatureOf(other) as Buffer));

  test('estimate how much of two texts is the same', () => {
    expect(similarity(text(0, 500), text(0, 500))).toBe(1);
    expect(similarity(text(0, 500), `${text(0, 480)} ${text(900, 20)}`)).toBeGreaterThan(0.8);
    expect(similarity(text(0, 500), text(9_000, 500))).toBeLessThan(0.1);
  });

  test('short texts have none', () => {
    expect(signatureOf(text(0, 39))).toBeUndefined();
  });
});
