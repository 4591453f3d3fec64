import { credentialState } from './credentialState';

const today = '2026-11-27';

test.each([
  [true, '', 'shown'],
  [true, '2026-12-28', 'shown'],
  [true, '2026-12-27', 'expiring'],
  [true, '2026-11-27', 'expiring'],
  [true, '2026-11-26', 'expired'],
  [false, '2026-12-01', 'hidden'],
  [false, '2026-11-26', 'expired'],
])('shown %s, valid until %j: %s', (isShown, validUntil, state) => {
  expect(credentialState({ isShown, validUntil }, today)).toBe(state);
});
