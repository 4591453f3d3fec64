/** @jest-environment jest-fixed-jsdom */
import { getVisitContext } from './getVisitContext';

const hutk = 'a1'.repeat(16);
const agree = (marketing: boolean) =>
  localStorage.setItem('emberline-consent', JSON.stringify({ necessary: true, analytics: true, marketing }));

beforeEach(() => {
  document.title = 'Contact us';
  document.cookie = `hubspotutk=${hutk}; path=/`;
});
afterEach(() => {
  document.cookie = 'hubspotutk=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

test('HubSpot’s cookie is read with marketing consent only', () => {
  const cookie = jest.spyOn(document, 'cookie', 'get');
  expect(getVisitContext().tracking).toBeUndefined();
  agree(false);
  expect(getVisitContext().tracking).toBeUndefined();
  expect(cookie).not.toHaveBeenCalled();
  agree(true);
  expect(getVisitContext().tracking).toEqual({ hutk, title: 'Contact us' });
  cookie.mockRestore();
});

test.each(['', 'short', `${hutk}0`, `${'A1'.repeat(16)}`, '<script>'])(
  'a cookie that is not HubSpot’s is not sent: %j',
  (value) => {
    agree(true);
    document.cookie = `hubspotutk=${value}; path=/`;
    expect(getVisitContext().tracking).toBeUndefined();
  },
);
