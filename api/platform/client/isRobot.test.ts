import { findRobot } from './isRobot';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot', 'Google'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`,
    'HeadlessChrome',
    'Headless',
  ],
  ['python-requests/2.3', 'python-requests', 'python-requests/2.3'],
  ['facebookexternalhit/1.1', 'facebookexternalhit', 'facebookexternalhit/1.1'],
  ['', 'No user agent', ''],
])('%s is %s, by “%s”', (userAgent, name, sign) => {
  expect(findRobot(userAgent)).toEqual({ name, sign });
});

test.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  // A phone whose name contains “bot”.
  `Mozilla/5.0 (Linux; Android 13; Cubot X) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
])('%s is a browser', (userAgent) => {
  expect(findRobot(userAgent)).toBeUndefined();
});
