import fc from 'fast-check';
import { addMediaSizes } from './addMediaSizes';
import { render } from './render';

const idsIn = (html: string) => [...html.matchAll(/ (?:id|name)="([^"]*)"/g)].map(([, id = '']) => id);
const linksIn = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id);

test('no heading has an id that the page uses', () => {
  const words = [
    'Boot',
    'Main',
    'Footer',
    'Arrival status',
    'Register',
    '__proto__',
    'Constructor',
    'Location',
  ];
  const { html, headings } = render(words.map((word) => `## ${word}\n\n### ${word}\n`).join('\n'));
  expect(idsIn(html)).toHaveLength(words.length * 2);
  for (const id of idsIn(html)) expect(id).toMatch(/^section-/);
  expect(headings.map(({ id }) => id)).toEqual(idsIn(html));
});

test('links within the text and footnotes have valid targets', () => {
  const { html } = render(
    '## Boot\n\n[up](#boot) [wide](#größe) [none](#nowhere) [broken](#%E0) so[^1] and[^boot].\n\n## Größe\n\n### fn 1\n\n[^1]: One.\n[^boot]: Two.\n',
  );
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  const dead = linksIn(html).filter((link) => !ids.includes(link));
  expect(dead).toEqual(['nowhere', '%E0']);
  expect(linksIn(html)).toEqual(
    expect.arrayContaining(['section-boot', 'section-größe', 'note-fn-1', 'note-fn-boot']),
  );
});

test('every id has a prefix, for any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '## Boot\n',
      '# main\n',
      '[^a]',
      '\n[^a]: x\n',
      '<p id="boot" name="main">',
      '{#boot}',
      '[boot]: #x\n',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `## ${text}\n\n`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const id of idsIn(render(pieces.join('')).html)) expect(id).toMatch(/^(section|note)-/);
    }),
    { numRuns: 300 },
  );
});

test('an image of the library is responsive and lazy; others stay unchanged', () => {
  const id = 'a'.repeat(24);
  const { html } = render(`![A rack](/api/media/${id})\n\n![A drawing](/drawing.svg)\n`);
  expect(html).toContain(`src="/api/media/${id}" alt="A rack"`);
  expect(html).toContain(`srcset="/api/media/${id}?w=320 320w, /api/media/${id}?w=640 640w`);
  expect(html).toMatch(/sizes="[^"]+" loading="lazy"/);
  expect(html).toContain('<img src="/drawing.svg" alt="A drawing">');
});

test('a callout has a label and an icon', () => {
  const { html } = render(
    '> [!WARNING]\n> Ask **first**.\n>\n> - then\n\n> [!TIP]\n>\n> Later.\n\n> [!NOTE]  \n> Now.',
  );
  expect(html).toMatch(
    /<div class="callout callout-warning" role="note"><p class="callout-word"><svg [^>]*aria-hidden="true"[^>]*>.*?<\/svg>Warning<\/p>\s*<p>Ask <strong>first<\/strong>\.<\/p>\s*<ul>/,
  );
  expect(html).toMatch(/Tip<\/p>\s*<p>Later\.<\/p>/);
  expect(html).toMatch(/Note<\/p>\s*<p>\s*Now\.<\/p>/);
  expect(html).not.toContain('[!');
  expect(html).not.toContain('blockquote');
});

test.each([
  '> Words',
  '> [!IMPORTANT]\n> Words',
  '> [!NOTE] Words',
  '> **[!NOTE]**\n> Words',
  '[!NOTE]\nWords',
])('%j is not a callout', (markdown) => expect(render(markdown).html).not.toContain('callout'));

test('a class name in HTML does not make a callout', () => {
  expect(render('<div class="callout" role="note">x</div>').html).not.toContain('callout');
});

test('an image of the library has a width and height', () => {
  const id = 'a'.repeat(24);
  const sizes = new Map([[id, { kind: 'image' as const, width: 1600, height: 900, bytes: 9 }]]);
  const shown = (markdown: string) => addMediaSizes(render(markdown).html, sizes);
  expect(shown(`![A rack](/api/media/${id})`)).toMatch(/<img [^>]*width="1600" height="900"/);
  expect(shown(`![A rack](/api/media/${id}?w=320)`)).toContain('width="1600"');
  expect(shown(`![A rack](/api/media/${'b'.repeat(24)})`)).not.toContain('width="');
  expect(shown(`\`<img src="/api/media/${id}"\``)).not.toContain('width="');
});

test('a link to a PDF of the library says its format and size', () => {
  const id = 'a'.repeat(24);
  const sizes = new Map([[id, { kind: 'pdf' as const, width: 0, height: 0, bytes: 1_240_000 }]]);
  const shown = (markdown: string) => addMediaSizes(render(markdown).html, sizes);
  expect(shown(`Our [**short** list](/api/media/${id}) and [more](/blog).`)).toBe(
    `<p>Our <a href="/api/media/${id}"><strong>short</strong> list (PDF, 1.2 MB)</a> and <a href="/blog">more</a>.</p>`,
  );
  expect(shown(`[Other](/api/media/${'b'.repeat(24)})`)).not.toContain('PDF');
  expect(shown(`![A rack](/api/media/${id})`)).not.toContain('width="');
});

test('a long text with rules, lists and tables can be rendered', () => {
  const part = '## Part\n\n> - One **two** [three](/x)\n>   - Four\n\n- - -\n\n|a|b|\n|-|-|\n|_x_|y|\n\n';
  const { headings } = render(part.repeat(50));
  expect(headings).toHaveLength(50);
});

test('an image of the library with a title has it as its caption; a wide one is marked', () => {
  const src = `/api/media/${'a'.repeat(24)}`;
  const captioned = render(`![A rack](${src} "Our \\"rack\\" & more")`).html;
  expect(captioned).toMatch(
    /^<figure class="image"><img src="[^>]*><figcaption>Our "rack" &#x26; more<\/figcaption>/,
  );
  expect(captioned).not.toContain('title=');
  expect(render(`![A rack](${src}#wide)`).html).toMatch(/^<figure class="image wide"><img [^>]*740px/);
  expect(
    addMediaSizes(
      render(`![A rack](${src}#wide)`).html,
      new Map([['a'.repeat(24), { kind: 'image' as const, width: 9, height: 6, bytes: 9 }]]),
    ),
  ).toContain('width="9"');
  expect(render('![A drawing](/drawing.svg "A tip")').html).toContain('title="A tip"');
  expect(render(`Words ![A rack](${src} "A tip")`).html).toContain('title="A tip"');
});

test('a link alone with the title "button" is a button', () => {
  expect(render('[Talk to us](/contact "button")').html).toBe(
    '<p class="button"><a href="/contact">Talk to us</a></p>',
  );
  for (const other of [
    'Words [a](/b "button")',
    '[**a**](/b "button")',
    '[a](/b "Button")',
    '[](/b "button")',
    '[a](javascript:x "button")',
    '- [a](/b "button")',
  ])
    expect(render(other).html).not.toContain('class="button"');
});

test('a link to a video alone with the title "video" can be played on the page, and is a link without scripts', () => {
  expect(render('[A *tour*](https://youtu.be/abcdefghijk "video")').html).not.toContain('data-embed');
  const { html } = render('[A tour](https://youtu.be/abcdefghijk?t=30 "video")');
  expect(html).toMatch(
    /^<figure class="video"><a href="https:\/\/youtu.be\/abcdefghijk\?t=30" data-embed="https:\/\/www.youtube-nocookie.com\/embed\/abcdefghijk\?autoplay=1[^"]*start=30"><svg .*>A tour<\/span> <span class="video-host">YouTube video</,
  );
  expect(render('[A tour](https://video.example/x "video")').html).not.toContain('data-embed');
  expect(render('[A tour](https://youtu.be/abcdefghijk)').html).not.toContain('data-embed');
});
