import { findNetworkError, isInNetworks } from './networks';

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['198.51.100.1', '203.0.113.0/24'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/24'], true],
  ['2001:db8:1:2::5', ['2001:db8:1::/48'], true],
  ['2001:db8:2::5', ['2001:db8:1::/48'], false],
  ['203.0.113.8', ['2001:db8:1::/48', 'nonsense', '203.0.113.0/99'], false],
  ['not an address', ['203.0.113.0/24'], false],
  ['203.0.113.8', [], false],
])('%s in %j: %s', (address, networks, expected) => {
  expect(isInNetworks(address, networks)).toBe(expected);
});

test.each([
  ['203.0.113', 'is not'],
  ['203.0.113.0/33', 'is not'],
  ['0.0.0.0/0', 'is not'],
  ['2001:db8::/129', 'is not'],
  // Two such networks would exclude everybody.
  ['128.0.0.0/1', 'would exclude'],
  ['11.0.0.0/7', 'would exclude'],
  ['2001::/15', 'would exclude'],
])('%s %s', (network, message) => {
  expect(findNetworkError(['203.0.113.7', network])).toMatch(new RegExp(`^“${network}” ${message}`));
});

test('addresses and networks from /8 and /16 on are accepted', () => {
  expect(findNetworkError(['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '2001::/16'])).toBeUndefined();
});
