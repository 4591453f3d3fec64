import { addressOf, askedOf, registerCall, spanOf } from './register';

const plain = { q: '', tag: '', page: 1 };

test('a page says which months it spans', () => {
  const [newest, oldest] = ['2026-10-29T14:00:00.000Z', '2026-08-02T14:00:00.000Z'];
  expect(spanOf({ newest, oldest })).toBe('Oct 2026 to Aug 2026');
  expect(spanOf({ newest, oldest: newest })).toBe('Oct 2026');
});

test('the plain register is asked for without a word', () => {
  expect(registerCall(plain)).toEqual({ query: { page: '', q: '', tag: '' } });
  expect(registerCall({ q: ' wire ', tag: 'Security', page: 2 })).toEqual({
    query: { page: '2', q: 'wire', tag: 'Security' },
  });
});

test('an address and what it asks for say the same', () => {
  const asked = { q: 'wire fraud', tag: 'Security', page: 3 };
  expect(askedOf(new URL(addressOf(asked), 'http://site').search)).toEqual(asked);
  expect(addressOf(plain)).toBe('/blog');
});

test.each(['?page=0', '?page=-2', '?page=1.5', '?page=x', '?page=1e99', '?page=1000000', ''])(
  '%s is page 1',
  (search) => {
    expect(askedOf(search).page).toBe(1);
  },
);
