import { originOf } from './originOf';

test.each([
  [undefined, 'http://127.0.0.1:80'],
  ['', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['192.0.2.7', 'http://192.0.2.7:80'],
  ['::1', 'http://[::1]:80'],
  ['site.internal', 'http://site.internal:80'],
])('a process that listens on %s is reached at %s', (host, origin) => {
  expect(originOf(host, 80)).toBe(origin);
});
