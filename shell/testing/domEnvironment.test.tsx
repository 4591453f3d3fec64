/** Computed styles follow the same rules as `matches`, although most rules are skipped without it. */
test.each([
  ...['b', 'B', 'i', '*', '.one', '.two', '.three', 'b.one', 'i.one', '.one.two', '.one.three', '#id'],
  ...[
    '[title]',
    '[title="a, b"]',
    'b[title]',
    '.one[title]',
    '[hidden]',
    'p > b',
    'p .one',
    'i .one',
    'p>.two',
  ],
  ...[
    '.a, .one',
    '.a,b',
    '.a, .b',
    'b:hover',
    'b:not(.one)',
    'b:not(.a, .b)',
    '.one:not([title])',
    ':root b',
  ],
  ...[
    ':is(.a, .one)',
    ':not(.a)',
    'b:first-child',
    '.one + .two',
    'p + b',
    '.one:nth-child(2)',
    ':is(p, i) > b',
  ],
])('the style of %s is that of the elements it matches', (selector) => {
  document.head.innerHTML = '<style></style>';
  document.body.innerHTML = '<p><b id="id" class="one two" title="a, b">Text</b></p>';
  document.styleSheets[0]?.insertRule(`${selector}{opacity:0.5}`);
  const element = document.querySelector('b') as Element;
  expect(getComputedStyle(element).opacity).toBe(element.matches(selector) ? '0.5' : '');
});

test('keyframes belong to no element, and hidden elements are hidden', () => {
  document.head.innerHTML = '<style></style>';
  document.body.innerHTML = '<p hidden>Text</p><dialog>Closed</dialog>';
  document.styleSheets[0]?.insertRule('@keyframes fade{from{opacity:0}}');
  for (const element of document.body.children) expect(getComputedStyle(element).display).toBe('none');
});
