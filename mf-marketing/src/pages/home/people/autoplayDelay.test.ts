import { autoplayDelay } from './autoplayDelay';
import { formatDuration } from './formatDuration';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36', 500],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 500],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36', 1500],
])('%s waits %i ms', (userAgent, delay) => {
  expect(autoplayDelay(userAgent)).toBe(delay);
});

test('seconds read as minutes and seconds', () => {
  expect([0, 9.9, 62, 600].map(formatDuration)).toEqual(['0:00', '0:09', '1:02', '10:00']);
});
