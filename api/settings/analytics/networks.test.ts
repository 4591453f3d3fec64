import { findInvalidNetwork, isInNetworks } from './networks';

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
  [['203.0.113.7', '203.0.113.0/24', '2001:db8::/32'], undefined],
  [['203.0.113'], '203.0.113'],
  [['203.0.113.0/33'], '203.0.113.0/33'],
  [['0.0.0.0/0'], '0.0.0.0/0'],
  [['2001:db8::/129'], '2001:db8::/129'],
])('the invalid one of %j is %s', (networks, invalid) => {
  expect(findInvalidNetwork(networks)).toBe(invalid);
});
