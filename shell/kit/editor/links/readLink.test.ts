import { readLink } from './readLink';

const targets = [{ path: '/contact', label: 'Contact' }];

test.each([
  ['/bookings', '/bookings'],
  ['#start', '#start'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:team@example.com', 'mailto:team@example.com'],
  ['tel:+15125550142', 'tel:+15125550142'],
  ['example.com/a', 'https://example.com/a'],
  ['contact', '/contact'],
])('%s links to %s', (typed, href) => {
  expect(readLink(typed, targets)).toBe(href);
});

test.each(['//other.example', 'javascript:alert(1)', 'data:text/html,a', 'file:///a', 'some words'])(
  '%s is no address',
  (typed) => {
    expect(readLink(typed, [])).toBeUndefined();
  },
);
